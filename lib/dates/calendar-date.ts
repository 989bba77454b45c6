/**
 * A calendar date is a text `YYYY-MM-DD`. It is compared as text and counted in UTC, where every day has 24 hours, so
 * that no time zone can move it.
 */
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LAST_DATE = '9999-12-31';
const DAY_MS = 86_400_000;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

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

/** The calendar date of a day, or undefined when no calendar has it (31/2, month 13). Months count from 1. */
export function calendarDate(year: number, month: number, day: number): string | undefined {
  if (![year, month, day].every(Number.isInteger)) return undefined;
  if (year < 1 || year > 9999 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a text is a date that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = CALENDAR_DATE.exec(text) ?? [];
  return calendarDate(Number(year), Number(month), Number(day)) === text;
}

/** Zero for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** Milliseconds since 1970 of a date at midnight UTC; throws a RangeError when it does not exist. */
export function dateToUtc(date: string): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`);
}

/** The calendar date, in UTC, of some milliseconds since 1970. */
export function utcToDate(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** The date some days later, or earlier when negative; never later than the last one of four figures. */
export function addDays(date: string, days: number): string {
  return utcToDate(Math.min(dateToUtc(date) + days * DAY_MS, dateToUtc(LAST_DATE)));
}

/** Throws a RangeError when the date does not exist. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(dateToUtc(date)).getUTCDay()] ?? 'diumenge';
}

/** The place of a date's day in a year of 366 days, from 0, so that the same day always has the same place. */
export function dayOfYear(date: string): number {
  const month = Number(date.slice(5, 7));
  let day = Number(date.slice(8)) - 1;
  for (let before = 1; before < month; before += 1) day += daysInMonth(2000, before);
  return day;
}
