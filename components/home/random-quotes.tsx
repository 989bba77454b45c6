'use client';

import { useEffect, useState } from 'react';
import type { Quote } from '@/lib/club/types';
import { pickIndex } from '@/lib/random/pick';
import styles from './random-quotes.module.css';

/**
 * One quote of each group. All of them lie in the page, those of a group in the same cell, so that the choice made
 * after mount moves nothing; the first of each group stands in the HTML.
 */
export function RandomQuotes({ groups }: { groups: readonly (readonly Quote[])[] }) {
  const [chosen, setChosen] = useState(() => groups.map(() => 0));

  useEffect(() => setChosen(groups.map((group) => pickIndex(group.length, Math.random))), [groups]);

  return (
    <ul className={styles.quotes}>
      {groups.map((group, place) => (
        <li key={group[0]?.quote} className={styles.place}>
          {group.map(({ quote, author }, index) => (
            <figure key={quote} className={styles.quote} data-chosen={index === chosen[place]}>
              <blockquote>{quote}</blockquote>
              <figcaption>{author}</figcaption>
            </figure>
          ))}
        </li>
      ))}
    </ul>
  );
}
