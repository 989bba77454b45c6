import { isPlainDate } from '@/lib/castle-game/engine/calendar';

/** The day it is in Madrid at a moment: older saves wrote the midnight there as an instant. */
const madridDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The last moment that a date can hold, in milliseconds. */
const LAST_MOMENT = 8.64e15;

/** A moment as `JSON.stringify` writes it; other texts are read differently from one browser to another. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Milliseconds since 1970 from the number or the text that a save has; undefined when it is no moment. */
export function timeFrom(value: number | string): number | undefined {
  const time = typeof value === 'number' ? value : INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  return Math.abs(time) <= LAST_MOMENT ? time : undefined;
}

/** `YYYY-MM-DD` from a plain date or a moment; undefined when it is neither. */
export function dateFrom(value: number | string): string | undefined {
  if (typeof value === 'string' && isPlainDate(value)) return value;
  const time = timeFrom(value);
  return time === undefined ? undefined : madridDay.format(time);
}
