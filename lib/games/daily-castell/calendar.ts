import { isCalendarDate } from '@/lib/dates/calendar-date';
import { addDays, daysBetween } from '@/lib/dates/days';

/** Monday of castell number 1. Never change it: numbers and towers of all days depend on it. */
export const FIRST_DAY = '2026-09-14';

/** Including today. */
const PLAYABLE = 31;

/** From 1. */
export const dayNumber = (date: string): number => daysBetween(FIRST_DAY, date) + 1;

/** Latest first. If the clock is before `FIRST_DAY`, only that day. */
export function playableDays(today: string): readonly string[] {
  const last = today < FIRST_DAY ? FIRST_DAY : today;
  const days = Array.from({ length: PLAYABLE }, (_, before) => addDays(last, -before));
  return days.filter((date) => date >= FIRST_DAY);
}

/** Returns today if the requested day is not playable. */
export function askedDay(asked: string, today: string): string {
  const days = playableDays(today);
  return isCalendarDate(asked) && days.includes(asked) ? asked : (days[0] ?? today);
}
