import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { Weekday } from '@/lib/dates/days';

/** Least share of the members who come on the day after this weekday is left: 0 to 1. */
export function leastShare(weekday: Weekday, members: number): number {
  switch (weekday) {
    case 'dilluns':
      return 0.8;
    case 'dimarts':
      return members >= PERFORMANCE_ATTENDEES ? 0.9 : 0.6;
    case 'dijous':
      return 0.6;
    default:
      return 1;
  }
}

/** Who comes: whole people, from a drawn number of 0 to less than 1. */
export function attendeesOf(members: number, weekday: Weekday, value: number): number {
  const least = leastShare(weekday, members);
  return Math.floor(members * (least + (1 - least) * value));
}

/** Days from a Tuesday to its performance. */
export const TO_THURSDAY = 2;

/** Days until the next day of the game, by the weekday being left and who has been counted for the day to come. */
export function daysToNext(weekday: Weekday, coming: number): number {
  switch (weekday) {
    case 'dilluns':
      return 1;
    case 'dimarts':
      return coming < PERFORMANCE_ATTENDEES ? 6 : TO_THURSDAY;
    case 'dijous':
      return 4;
    default:
      return 0;
  }
}
