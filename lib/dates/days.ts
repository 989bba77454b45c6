const DAY_MS = 86_400_000;
const LAST_DATE = '9999-12-31';

/** Days of the week, Sunday first as `Date` counts them. */
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
 * Milliseconds since 1970 of a calendar date `YYYY-MM-DD` at midnight UTC, where every day has 24 hours, so that no
 * time zone can move it. Throws a RangeError when the date does not exist.
 */
export function dateToUtc(date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(utc) || utcToDate(utc) !== date) throw new RangeError(`Not a calendar date: ${date}`);
  return utc;
}

/** The calendar date, in UTC, of some milliseconds since 1970. */
export function utcToDate(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** The date some days later, or earlier when negative; never later than the last one of four figures. */
export function addDays(date: string, days: number): string {
  return utcToDate(Math.min(dateToUtc(date) + days * DAY_MS, dateToUtc(LAST_DATE)));
}

/** Days from one date to another, negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (dateToUtc(to) - dateToUtc(from)) / DAY_MS;
}

/** Throws a RangeError when the date does not exist. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(dateToUtc(date)).getUTCDay()] ?? 'diumenge';
}
