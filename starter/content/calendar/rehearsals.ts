import { answers } from '@/content/club';
import type { Rehearsal, RehearsalSeason } from '@/lib/calendar/course';

const [first, ...others] = answers.rehearsals.flatMap((rehearsal): Rehearsal[] =>
  answers.places.filter(({ name }) => name === rehearsal.place).map((place) => ({ ...rehearsal, place })),
);
if (!first) throw new Error('content/club.json: no rehearsal has a place of the list.');

/** Of each week. */
export const rehearsals = [first, ...others] as const;

/** First and last day of the rehearsals of this course. */
export const rehearsalSeason: RehearsalSeason = answers.course;
