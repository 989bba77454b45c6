import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { Weekday } from '@/lib/dates/days';

/** Minimum share of members, 0 to 1, on the game day after `weekday`. */
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

/** `value` is random, from 0 to less than 1. */
export function attendeesOf(members: number, weekday: Weekday, value: number): number {
  const least = leastShare(weekday, members);
  return Math.floor(members * (least + (1 - least) * value));
}

/** Days from Tuesday to the performance. */
export const TO_THURSDAY = 2;

/** Returns 0 if `weekday`, the current day, is not a game day. */
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
