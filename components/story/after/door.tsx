'use client';

import { useReading } from '@/components/story/memory/story-memory';
import { ButtonAnchor } from '@/components/ui/button';
import { STORY_TEXTS } from '@/content/interface/story';
import { asset } from '@/lib/site/address';
import { passagePath } from '@/lib/story/address';
import { leftOffAt } from '@/lib/story/memory';
import type { StoryOption } from '@/lib/story/passage';
import { foundLine } from '@/lib/story/words';
import styles from './door.module.css';

/** Links to the first passage and to the passage where the reader stopped. */
export function Door({ option }: { option: StoryOption }) {
  const { memory, graph } = useReading();
  const left = leftOffAt(memory, graph);
  const found = memory.endings.length;
  return (
    <div className={styles.door}>
      <ButtonAnchor href={asset(`${passagePath(option.link)}/`)}>{option.text.join(' ')}</ButtonAnchor>
      <div className={styles.resume}>
        {left && (
          <ButtonAnchor kind="quiet" href={asset(`${passagePath(left)}/`)}>
            {STORY_TEXTS.resume}
          </ButtonAnchor>
        )}
      </div>
      <p className={styles.found}>{found > 0 && foundLine(found, graph.endings.size)}</p>
    </div>
  );
}
