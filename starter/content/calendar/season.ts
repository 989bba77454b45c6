import type { RehearsalSeason } from '@/lib/calendar/course';

/** First and last day of the rehearsals of this course. */
export const rehearsalSeason = { from: '2026-09-21', to: '2027-05-31' } as const satisfies RehearsalSeason;

/** Day on which rehearsals, pauses or this season were last changed: subscribed calendars are told so. */
export const calendarRevised = '2026-09-10';
