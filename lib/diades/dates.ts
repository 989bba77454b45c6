const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The calendar date as `YYYY-MM-DD`, or undefined when no calendar has it (31/2, month 13). */
export function isoDate(year: number, month: number, day: number): string | undefined {
  if (![year, month, day].every(Number.isInteger)) return undefined;
  if (year < 1 || year > 9999 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a text is a possible date written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  return isoDate(Number(year), Number(month), Number(day)) === text;
}

/** Zero for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
}

/** A date as it is shown in tables: `14/11/2024`. Expects `YYYY-MM-DD`. */
export function shortDate(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** The place of a date's day in a year of 366 days, from 0, so that the same day always has the same place. */
export function dayOfYear(date: string): number {
  const month = Number(date.slice(5, 7));
  let day = Number(date.slice(8)) - 1;
  for (let before = 1; before < month; before += 1) day += daysInMonth(2000, before);
  return day;
}
