import type { MouseEvent } from 'react';
import { DAILY_TEXTS } from '@/content/interface/daily-castell';
import { playableDays } from '@/lib/games/daily-castell/calendar';
import { resultWords } from '@/lib/games/daily-castell/result-words';
import type { Days } from '@/lib/games/daily-castell/types';
import { dayAndMonthFigures, pastDayName } from '@/lib/games/daily-castell/words';
import { queryOf } from './address';
import styles from './past-days.module.css';

type PastDaysProps = {
  readonly days: Days;
  readonly latest: string;
  /** Current day of the page. */
  readonly shown: string;
  readonly onDay: (date: string) => void;
};

export function PastDays({ days, latest, shown, onDay }: PastDaysProps) {
  const open = (date: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onDay(date);
  };
  return (
    <details className={styles.past}>
      <summary>{DAILY_TEXTS.past}</summary>
      <ul>
        {playableDays(latest).map((date) => (
          <li key={date}>
            <a
              href={queryOf(date)}
              aria-current={date === shown ? 'page' : undefined}
              aria-label={pastDayName(date, days[date])}
              onClick={open(date)}
            >
              <span>{dayAndMonthFigures(date)}</span>
              <span className={styles.result}>{resultWords(days[date])}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
