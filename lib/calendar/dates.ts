const DAY_MS = 86_400_000;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days as RFC 5545 abbreviates them, Sunday first as `Date` counts them. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Milliseconds of a calendar date `YYYY-MM-DD` at midnight UTC; throws a RangeError when it does not exist. */
export function dateToUtc(date: string): number {
  const match = DATE.exec(date);
  const utc =
    match === null ? Number.NaN : Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  if (Number.isNaN(utc) || utcToDate(utc) !== date) throw new RangeError(`Not a calendar date: ${date}`);
  return utc;
}

/** The calendar date, in UTC, of some milliseconds. */
export function utcToDate(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** The calendar date some days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return utcToDate(dateToUtc(date) + days * DAY_MS);
}

/** Day of the week of a calendar date. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(dateToUtc(date)).getUTCDay()] ?? 'SU';
}
