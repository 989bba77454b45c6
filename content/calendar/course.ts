import { agendaItems, changes, pauses } from '@/content/lists';
import type { Course } from '@/lib/calendar/course';
import { rehearsalSeason, rehearsals } from './rehearsals';

/** The club's calendar whole. */
export const course = {
  season: rehearsalSeason,
  rehearsals,
  pauses,
  changes,
  agenda: agendaItems,
} as const satisfies Course;
