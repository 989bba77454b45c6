import { addDays, dateToUtc, WEEKDAYS, weekdayOf } from '@/lib/dates/days';

/** A week of the ISO calendar, from Monday to Sunday: `2026-W47`. */
export type Week = string;

const DAYS = 7;
const DAY_MS = 86_400_000;

/** Days from the Monday of a date's week: 0 to 6. */
const sinceMonday = (date: string): number => (WEEKDAYS.indexOf(weekdayOf(date)) + DAYS - 1) % DAYS;

/** The week of a date `YYYY-MM-DD`: that of the year in which its Thursday falls. */
export function weekOf(date: string): Week {
  const thursday = addDays(date, 3 - sinceMonday(date));
  const year = thursday.slice(0, 4);
  const days = (dateToUtc(thursday) - dateToUtc(`${year}-01-01`)) / DAY_MS;
  return `${year}-W${String(1 + Math.floor(days / DAYS)).padStart(2, '0')}`;
}

/** Whether a text is a week that there is: no year has more than 53, and few have those. */
export function isWeek(text: string): boolean {
  const match = /^(\d{4})-W(\d\d)$/.exec(text);
  if (!match || text < '2000') return false;
  return weekOf(mondayOf(text)) === text;
}

/** The Monday of a week written `YYYY-Www`. */
export function mondayOf(week: Week): string {
  const fourth = `${week.slice(0, 4)}-01-04`;
  return addDays(fourth, DAYS * (Number(week.slice(6)) - 1) - sinceMonday(fourth));
}
