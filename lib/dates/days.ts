const DAY_MS = 86_400_000;
const LAST_DATE = '9999-12-31';

/** Sunday first, as in `Date`. */
export const WEEKDAYS = [
  'diumenge',
  'dilluns',
  'dimarts',
  'dimecres',
  'dijous',
  'divendres',
  'dissabte',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Milliseconds since 1970 at midnight UTC, where every day has 24 hours. Throws a RangeError if the date does
 * not exist.
 */
export function dateToUtc(date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(utc) || utcToDate(utc) !== date) throw new RangeError(`Not a calendar date: ${date}`);
  return utc;
}

export function utcToDate(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** `days` may be negative. The result is at most 9999-12-31. */
export function addDays(date: string, days: number): string {
  return utcToDate(Math.min(dateToUtc(date) + days * DAY_MS, dateToUtc(LAST_DATE)));
}

/** Negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (dateToUtc(to) - dateToUtc(from)) / DAY_MS;
}

/** Throws a RangeError if the date does not exist. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(dateToUtc(date)).getUTCDay()] ?? 'diumenge';
}
