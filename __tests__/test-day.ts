import { rehearsalSeason } from '@/content/calendar/rehearsals';
import { addDays, WEEKDAYS, weekdayOf } from '@/lib/dates/days';

/** Wednesday of the eleventh week of the course: the whole autumn is past, and most of the agenda is to come. */
const { from } = rehearsalSeason;
const wednesday = addDays(from, 73 - WEEKDAYS.indexOf(weekdayOf(from)));

/**
 * The moment of all tests that do not set their own, in ISO 8601: 10:00 in Madrid in winter. It follows the club's course, so
 * that the tests hold for any content. `TEST_NOW` names another.
 */
export const TEST_NOW = process.env.TEST_NOW ?? `${wednesday}T10:00:00+01:00`;

/** Milliseconds since 1970. */
export const testNow = Date.parse(TEST_NOW);

/** Five years later, for what must not depend on the course of the club. */
export const LATER = new Date(testNow + 5 * 365.25 * 86_400_000).toISOString();
