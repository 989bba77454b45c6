import type { RehearsalSeason } from '@/lib/calendar/course';

/** What to do after the course, or undefined until its last day. It is no mistake: the site says that the course is over. */
export function newCourseReminder(season: RehearsalSeason, today: string): string | undefined {
  if (today <= season.to) return undefined;
  return `El curs es va acabar el ${season.to}. Escriu el nou a content/calendar/ (rehearsals.ts, pauses.json, agenda.json) i a content/boards/: la llista sencera és a «Cada setembre», a content/LLEGEIX-ME.md.`;
}
