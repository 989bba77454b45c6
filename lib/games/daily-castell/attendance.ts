import { daysBetween } from '@/lib/dates/days';
import { MOST_TRIES } from './state';
import type { Days } from './types';

/** Days that somebody has played to their end, and of how many. */
export type Attendance = {
  readonly played: number;
  /** Days from the first one played to today, which counts only once it has been played: nobody has missed it yet. */
  readonly days: number;
  /** How many were found in one try, in two and so on. */
  readonly found: readonly number[];
  readonly missed: number;
};

/** What is remembered of all days. A day without playing takes nothing away. */
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
