import type { Quote } from '@/lib/club/types';
import styles from './random-quotes.module.css';

/**
 * One quote of each group. All of them lie in the page, those of a group in the same cell, so that the choice that
 * `random-quotes.behaviour.ts` makes moves nothing; the first of each group stands in the HTML.
 */
export function RandomQuotes({ groups }: { groups: readonly (readonly Quote[])[] }) {
  return (
    <ul className={styles.quotes}>
      {groups.map((group) => (
        <li key={group[0]?.quote} className={styles.place} data-quotes>
          {group.map(({ quote, author }, index) => (
            <figure key={quote} className={styles.quote} data-chosen={index === 0} suppressHydrationWarning>
              <blockquote>{quote}</blockquote>
              <figcaption>{author}</figcaption>
            </figure>
          ))}
        </li>
      ))}
    </ul>
  );
}
