import { addDays, daysBetween } from '@/lib/dates/days';

/** One time that the club meets. It is the next one until it is over. Moments: `2026-11-24 14:00`. */
export type Turn = { readonly id: string; readonly date: string; readonly from: string; readonly to: string };

/** The first that is not over. `turns` are in order. */
export const turnAt = (turns: readonly Turn[], moment: string): Turn | undefined =>
  turns.find(({ to }) => to > moment);

/** Both included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days));
