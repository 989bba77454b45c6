import type { Course } from '@/lib/calendar/course';
import { agendaItems } from './agenda';
import { changes } from './changes';
import { pauses } from './pauses';
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
