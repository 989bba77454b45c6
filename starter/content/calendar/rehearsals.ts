import { answers } from '@/content/answers';
import type { Rehearsal } from '@/lib/calendar/course';

/** Each with its place. */
export const rehearsals: readonly Rehearsal[] = answers.rehearsals.flatMap((rehearsal) =>
  answers.places.filter(({ name }) => name === rehearsal.place).map((place) => ({ ...rehearsal, place })),
);
