/** A calendar date is a text `YYYY-MM-DD`: it is compared as text, and no time zone can move it. */
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

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

/** The place of a date's day in a year of 366 days, from 0, so that the same day always has the same place. */
export function dayOfYear(date: string): number {
  const month = Number(date.slice(5, 7));
  let day = Number(date.slice(8)) - 1;
  for (let before = 1; before < month; before += 1) day += daysInMonth(2000, before);
  return day;
}
