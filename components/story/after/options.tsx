'use client';

import { useReading } from '@/components/story/progress/story-progress';
import { STORY_TEXTS } from '@/content/interface/story';
import { asset } from '@/lib/site/address';
import { passagePath } from '@/lib/story/address';
import { formName } from '@/lib/story/form-styles';
import { everyOffer, type Offered } from '@/lib/story/forms';
import type { StoryOption } from '@/lib/story/passage';
import styles from './options.module.css';

/**
 * The options of a passage, each in all its forms. `group`: number of the first option with forms, counted along the
 * passage.
 */
export function Options({ options, group }: { options: readonly StoryOption[]; group: number }) {
  return (
    <nav aria-label={STORY_TEXTS.options} className="grid fit gap-4" data-only="screen">
      {options.map((option, index) => {
        if (!option.forms) return <Way key={option.link} {...option} />;
        const before = options.slice(0, index).filter(({ forms }) => forms).length;
        return everyOffer(option).map((offered, place) => {
          const form = formName(group + before, place);
          return <Way key={form} {...offered} form={form} />;
        });
      })}
    </nav>
  );
}

/** `form`: name used by the style rules of the page. */
function Way({ text, link, form }: Offered & { form?: string }) {
  const { progress, passage } = useReading();
  return (
    <a href={asset(`${passagePath(link)}/`)} className={styles.option} data-form={form} data-ahead>
      <span className={`stack display semibold balance ${styles.lines}`}>
        {text.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
      {progress.taken.includes(`${passage}>${link}`) && (
        <span className={`soft ${styles.taken}`}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M10.5 1.5a6.7 6.7 0 1 0 4 9.6 5.6 5.6 0 0 1-4-9.6Z" fill="currentColor" />
          </svg>
          <span className="visually-hidden">({STORY_TEXTS.taken})</span>
        </span>
      )}
    </a>
  );
}
