import { MONTHS } from '../club/partial-dates';
import { de } from '../text/elision';
import { dateToUtc, WEEKDAYS, weekdayOf } from './dates';

const WEEKDAY_NAMES = [
  'diumenge',
  'dilluns',
  'dimarts',
  'dimecres',
  'dijous',
  'divendres',
  'dissabte',
] as const;

function parts(date: string) {
  const day = new Date(dateToUtc(date));
  return { day: day.getUTCDate(), month: MONTHS[day.getUTCMonth()] ?? '', year: day.getUTCFullYear() };
}

/** A calendar date in words, without its year: `dijous, 26 de novembre`. Throws a RangeError when it does not exist. */
export function formatDay(date: string): string {
  const { day, month } = parts(date);
  return `${WEEKDAY_NAMES[WEEKDAYS.indexOf(weekdayOf(date))]}, ${day} ${de(month)}`;
}

/** A span of days in words: one day as `26 de novembre`, more as `del 22 de desembre al 7 de gener`. */
export function formatDays(from: string, to: string): string {
  const [first, last] = [parts(from), parts(to)];
  if (from === to) return `${first.day} ${de(first.month)}`;
  const start = first.month === last.month ? `${first.day}` : `${first.day} ${de(first.month)}`;
  return `del ${start} al ${last.day} ${de(last.month)}`;
}

/** The month of a calendar date: `novembre de 2026`. */
export function formatMonth(date: string): string {
  const { month, year } = parts(date);
  return `${month} de ${year}`;
}
