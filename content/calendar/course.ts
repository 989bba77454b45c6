import { agendaItems, changes, pauses } from '@/content/lists';
import type { Course } from '@/lib/calendar/course';
import { rehearsals } from './rehearsals';
import { rehearsalSeason } from './season';

/** The club's calendar whole. */
export const course = {
  season: rehearsalSeason,
  rehearsals,
  pauses,
  changes,
  agenda: agendaItems,
} as const satisfies Course;
