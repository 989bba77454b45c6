import type { Quote } from '@/lib/club/types';
import styles from './home.module.css';

/** The quotes of a group share a grid cell, so choosing one causes no layout shift. By default the first is shown. */
export function RandomQuotes({ groups }: { groups: readonly (readonly Quote[])[] }) {
  return (
    <ul className={`grid gap-6 ${styles.quotes}`}>
      {groups.map((group) => (
        <li key={group[0]?.quote} className="stack" data-quotes>
          {group.map(({ quote, author }, index) => (
            <figure key={quote} className={`stack top gap-3 ${styles.quote}`} data-chosen={index === 0}>
              <blockquote>{quote}</blockquote>
              <figcaption className="note">{author}</figcaption>
            </figure>
          ))}
        </li>
      ))}
    </ul>
  );
}
