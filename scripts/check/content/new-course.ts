import type { RehearsalSeason } from '@/lib/calendar/course';

/** What to do after the course, or undefined until its last day. It is no mistake: the site says that the course is over. */
export function newCourseReminder(season: RehearsalSeason, today: string): string | undefined {
  if (today <= season.to) return undefined;
  return `The course ended on ${season.to}. Write the new one in content/calendar/ (season.ts, pauses.ts, rehearsals.ts, agenda.ts) and content/boards/: "Cada setembre" in content/LLEGEIX-ME.md is the whole list.`;
}
