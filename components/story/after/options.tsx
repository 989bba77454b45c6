'use client';

import { useReading } from '@/components/story/memory/story-memory';
import { STORY_TEXTS } from '@/content/interface/story';
import { asset } from '@/lib/site/address';
import { passagePath } from '@/lib/story/address';
import type { StoryOption } from '@/lib/story/passage';
import styles from './options.module.css';

/** The two ways on from a passage; one that was taken before carries a small moon. */
export function Options({ options }: { options: readonly StoryOption[] }) {
  const { memory, passage } = useReading();
  return (
    <nav aria-label={STORY_TEXTS.options} className={styles.options}>
      {options.map(({ text, link }) => (
        <a key={link} href={asset(`${passagePath(link)}/`)} className={styles.option}>
          <span className={styles.lines}>
            {text.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
          {memory.taken.includes(`${passage}>${link}`) && (
            <span className={styles.taken}>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M10.5 1.5a6.7 6.7 0 1 0 4 9.6 5.6 5.6 0 0 1-4-9.6Z" fill="currentColor" />
              </svg>
              <span className={styles.unseen}>({STORY_TEXTS.taken})</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
