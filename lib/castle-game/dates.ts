import { isCalendarDate } from '@/lib/dates/days';
import { dateInMadrid } from '@/lib/dates/madrid';

/** Accepts `YYYY-MM-DD` from 1900 to 9999. */
export function isGameDate(text: string): boolean {
  return isCalendarDate(text) && text >= '1900-01-01';
}

/** Maximum of `Date`, in milliseconds. */
const LAST_MOMENT = 8.64e15;

/** Browsers parse other formats differently. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Returns milliseconds since 1970, or `undefined`. */
export function timeFrom(value: number | string): number | undefined {
  const time = typeof value === 'number' ? value : INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  return Math.abs(time) <= LAST_MOMENT ? time : undefined;
}

/** Returns `YYYY-MM-DD`, or `undefined`. Older saves have a time: midnight in Madrid. */
export function dateFrom(value: number | string): string | undefined {
  if (typeof value === 'string' && isGameDate(value)) return value;
  const time = timeFrom(value);
  return time === undefined ? undefined : dateInMadrid(time);
}
