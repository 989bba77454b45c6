'use client';

import Link from 'next/link';
import { ON_THIS_DAY_TEXTS } from '@/content/interface/on-this-day';
import { dayAndMonth } from '@/lib/dates/formats';
import { formatListQuery } from '@/lib/diades/address/list-query';
import type { Remembrance } from '@/lib/on-this-day/anniversaries';
import { alsoThatDay } from '@/lib/on-this-day/words';
import styles from './on-this-day.module.css';
import { useRemembrance } from './use-remembrance';

type OnThisDayProps = {
  initial: Remembrance;
  /** Date of the build. */
  built: string;
  /** Address of the list of diades. */
  listPath: string;
};

/**
 * The diades of this calendar day. The HTML has those of the day it was built; the right ones take their place, line
 * for line in the same room, once the section comes near the window.
 */
export function OnThisDay({ initial, built, listPath }: OnThisDayProps) {
  const { place, remembrance, known } = useRemembrance(initial, built);
  const [first, ...others] = remembrance.diades;
  const { title, today, near, link } = ON_THIS_DAY_TEXTS;
  if (!first) return null;
  return (
    <section ref={place} aria-labelledby="tal-dia" className={styles.section}>
      <div className={styles.head}>
        <h2 id="tal-dia">{title}</h2>
        <p>{known && (remembrance.distance === 0 ? today : near)}</p>
      </div>
      <div className={styles.card}>
        <p className={styles.year}>
          <span>{dayAndMonth(first.date)}</span> {first.date.slice(0, 4)}
        </p>
        <div className={styles.diada}>
          <h3 className={styles.reason}>
            {first.reason}, {first.town}
          </h3>
          <p className={styles.towers}>
            <span aria-hidden="true">{first.towers}</span>
            <span className={styles.unseen}>{first.names}</span>
          </p>
          <p className={styles.others}>{others.length > 0 && alsoThatDay(others)}</p>
          <Link href={listPath + listOfDay(first.date)} prefetch={false}>
            {link}
          </Link>
        </div>
      </div>
    </section>
  );
}

function listOfDay(date: string): string {
  return formatListQuery({ from: date, to: date, town: null, code: null });
}
