import type { RehearsalSeason } from '@/lib/calendar/course';

/** First and last day of the rehearsals of this course. */
export const rehearsalSeason = { from: '2026-09-15', to: '2027-06-15' } as const satisfies RehearsalSeason;
