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
