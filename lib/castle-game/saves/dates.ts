import { isCalendarDate } from '@/lib/dates/calendar-date';
import { dateInMadrid } from '@/lib/dates/madrid';

/** Whether a text is a date that the game can be at: between the years 1900 and 9999. */
export function isGameDate(text: string): boolean {
  return isCalendarDate(text) && text >= '1900-01-01';
}

/** The last moment that a date can hold, in milliseconds. */
const LAST_MOMENT = 8.64e15;

/** A moment as `JSON.stringify` writes it; other texts are read differently from one browser to another. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Milliseconds since 1970 from the number or the text that a save has; undefined when it is no moment. */
export function timeFrom(value: number | string): number | undefined {
  const time = typeof value === 'number' ? value : INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  return Math.abs(time) <= LAST_MOMENT ? time : undefined;
}

/** `YYYY-MM-DD` from a date or a moment, which older saves wrote as midnight in Madrid; undefined when it is neither. */
export function dateFrom(value: number | string): string | undefined {
  if (typeof value === 'string' && isGameDate(value)) return value;
  const time = timeFrom(value);
  return time === undefined ? undefined : dateInMadrid(time);
}
