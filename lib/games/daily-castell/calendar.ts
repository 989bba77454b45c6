import { isCalendarDate } from '@/lib/dates/calendar-date';
import { addDays, daysBetween } from '@/lib/dates/days';

/** The Monday of the castell of the day number 1. It never changes: numbers and towers of all days follow from it. */
export const FIRST_DAY = '2026-09-14';

/** How many days can be played, today's among them. */
const PLAYABLE = 31;

/** Which castell of the day it is, from 1. */
export const dayNumber = (date: string): number => daysBetween(FIRST_DAY, date) + 1;

/** The days that can be played, the last one first. A clock that is years behind has the first day. */
export function playableDays(today: string): readonly string[] {
  const last = today < FIRST_DAY ? FIRST_DAY : today;
  const days = Array.from({ length: PLAYABLE }, (_, before) => addDays(last, -before));
  return days.filter((date) => date >= FIRST_DAY);
}

/** The day that an address asks for, or today where it says none that can be played. */
export function askedDay(asked: string, today: string): string {
  const days = playableDays(today);
  return isCalendarDate(asked) && days.includes(asked) ? asked : (days[0] ?? today);
}
