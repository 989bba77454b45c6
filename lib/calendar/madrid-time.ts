import { dateToUtc } from '@/lib/dates/days';
import { clockChange, HOUR_MS } from '@/lib/dates/madrid';

/**
 * Hours that Madrid is ahead of UTC at a local time. Summer time lasts from 2:00 on the last Sunday of March
 * to 3:00 on the last of October. As RFC 5545 asks, the skipped hour counts as winter and the repeated one as
 * summer.
 */
export function madridOffset(date: string, time: string): 1 | 2 {
  const year = Number(date.slice(0, 4));
  const threeOClock = (month: number) => clockChange(year, month) + 2 * HOUR_MS;
  const local = Date.parse(`${date}T${time}Z`);
  return local >= threeOClock(3) && local < threeOClock(10) ? 2 : 1;
}

/** Milliseconds since 1970. */
export function madridToUtc(date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return dateToUtc(date) + (hours - madridOffset(date, time)) * HOUR_MS + minutes * 60_000;
}

/** For programs that do not know the zone by name. */
export const MADRID_VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Madrid',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19970330T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19971026T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const;
