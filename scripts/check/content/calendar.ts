import type { AgendaItem, Pause, Rehearsal, RehearsalSeason } from '@/lib/calendar/course';
import { isCalendarDate, WEEKDAYS } from '@/lib/dates/days';

import { at, backwards, dateProblem, hourProblem, idProblems, oneOf, type Problem } from './problem';

export function agendaProblems(items: readonly AgendaItem[]): Problem[] {
  const kinds = ['actuacio', 'activitat', 'assaig'];
  return [
    ...idProblems(items.map(({ id }) => id)),
    ...items.flatMap(({ id, kind, date, until, start, end }) =>
      at(id, [
        ...oneOf(kind, kinds, 'kind'),
        ...dateProblem(date),
        ...(until === undefined ? [] : dateProblem(until)),
        ...(until !== undefined && isCalendarDate(until) && until < date
          ? [`it ends on ${until}, before it begins on ${date}.`]
          : []),
        ...[start, end].flatMap((hour) => (hour === undefined ? [] : hourProblem(hour))),
        ...(end !== undefined && start === undefined ? ['`end` needs a `start`.'] : []),
        ...(backwards(start, end) ? [`it ends at ${end}, before it begins at ${start}.`] : []),
      ]),
    ),
  ];
}

export function rehearsalProblems(rehearsals: readonly Rehearsal[]): Problem[] {
  return [
    ...idProblems(rehearsals.map(({ id }) => id)),
    ...rehearsals.flatMap(({ id, weekday, from, to }) =>
      at(id, [
        ...oneOf(weekday, WEEKDAYS, 'weekday'),
        ...hourProblem(from),
        ...hourProblem(to),
        ...(backwards(from, to) ? [`it ends at ${to}, before it begins at ${from}.`] : []),
      ]),
    ),
  ];
}

/** What to do after the course, or undefined until its last day. It is no mistake: the site says that the course is over. */
export function newCourseReminder(season: RehearsalSeason, today: string): string | undefined {
  if (today <= season.to) return undefined;
  return `The course ended on ${season.to}. Write the new one in content/calendar/ (season.ts, pauses.ts, rehearsals.ts, agenda.ts) and content/boards/: "Cada setembre" in content/LLEGEIX-ME.md is the whole list.`;
}

type Period = Pick<Pause, 'from' | 'to'> & { readonly reason?: string };

export function periodProblems(periods: readonly Period[]): Problem[] {
  return periods.flatMap(({ from, to, reason }) =>
    at(reason ?? `${from} to ${to}`, [
      ...dateProblem(from),
      ...dateProblem(to),
      ...(isCalendarDate(from) && isCalendarDate(to) && to < from
        ? [`it ends on ${to}, before it begins on ${from}.`]
        : []),
      ...(reason?.trim() === '' ? ['the reason is empty.'] : []),
    ]),
  );
}
