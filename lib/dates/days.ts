/** `YYYY-MM-DD` sorts as text and has no time zone. */
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Returns undefined if no such date exists. Months count from 1. */
export function calendarDate(year: number, month: number, day: number): string | undefined {
  if (![year, month, day].every(Number.isInteger)) return undefined;
  if (year < 1 || year > 9999 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = CALENDAR_DATE.exec(text) ?? [];
  return calendarDate(Number(year), Number(month), Number(day)) === text;
}

/** Returns 0 for an invalid month. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** Index from 0 in a leap year, so that a day has the same index every year. */
export function dayOfYear(date: string): number {
  const month = Number(date.slice(5, 7));
  let day = Number(date.slice(8)) - 1;
  for (let before = 1; before < month; before += 1) day += daysInMonth(2000, before);
  return day;
}

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

/** Milliseconds since 1970 at midnight UTC. Throws a RangeError if the date does not exist. */
export function dateToUtc(date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(utc) || utcToDate(utc) !== date) throw new RangeError(`Not a calendar date: ${date}`);
  return utc;
}

export function utcToDate(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** `days` may be negative. */
export function addDays(date: string, days: number): string {
  return utcToDate(Math.min(dateToUtc(date) + days * DAY_MS, dateToUtc(LAST_DATE)));
}

export function daysBetween(from: string, to: string): number {
  return (dateToUtc(to) - dateToUtc(from)) / DAY_MS;
}

/** Days or moments, as `2026-11-26 13:00`. From the first on, and before the other. */
export const isBetween = (moment: string, from: string, until: string): boolean =>
  from <= moment && moment < until;

export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(dateToUtc(date)).getUTCDay()] ?? 'diumenge';
}
