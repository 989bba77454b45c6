import { daysBetween } from '@/lib/dates/days';
import { MOST_TRIES } from './state';
import type { Days } from './types';

export type Attendance = {
  readonly played: number;
  /** Days since the first one finished. Today counts only once it is finished. */
  readonly days: number;
  /** Days found in one try, two tries and so on. */
  readonly found: readonly number[];
  readonly missed: number;
};

/** Ignores future dates and unfinished days. */
export function attendanceOf(days: Days, today: string): Attendance {
  const over = Object.entries(days).filter(([date, { result }]) => result !== null && date <= today);
  const results = over.map(([, { result }]) => result);
  const [first] = over.map(([date]) => date).sort();
  const since = first === undefined ? 0 : daysBetween(first, today);
  const countOf = (tries: number) => results.filter((result) => result === tries).length;
  return {
    played: over.length,
    days: over.some(([date]) => date === today) ? since + 1 : since,
    found: Array.from({ length: MOST_TRIES }, (_, place) => countOf(place + 1)),
    missed: countOf(0),
  };
}
