import { addDays, dateToUtc, WEEKDAYS, weekdayOf } from '@/lib/dates/days';

/** ISO week, Monday to Sunday: `2026-W47`. */
export type Week = string;

const DAYS = 7;
const DAY_MS = 86_400_000;

/** Days since Monday, 0 to 6. */
const sinceMonday = (date: string): number => (WEEKDAYS.indexOf(weekdayOf(date)) + DAYS - 1) % DAYS;

/** `date` is `YYYY-MM-DD`. The year is that of the week's Thursday. */
export function weekOf(date: string): Week {
  const thursday = addDays(date, 3 - sinceMonday(date));
  const year = thursday.slice(0, 4);
  const days = (dateToUtc(thursday) - dateToUtc(`${year}-01-01`)) / DAY_MS;
  return `${year}-W${String(1 + Math.floor(days / DAYS)).padStart(2, '0')}`;
}

/** True for an existing week, from 2000 on. */
export function isWeek(text: string): boolean {
  const match = /^(\d{4})-W(\d\d)$/.exec(text);
  if (!match || text < '2000') return false;
  return weekOf(mondayOf(text)) === text;
}

export function mondayOf(week: Week): string {
  const fourth = `${week.slice(0, 4)}-01-04`;
  return addDays(fourth, DAYS * (Number(week.slice(6)) - 1) - sinceMonday(fourth));
}
