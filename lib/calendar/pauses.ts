import type { AgendaItem } from './agenda';
import { isPaused, type Pause, type Rehearsal, type RehearsalSeason, weeklyDates } from './rehearsals';

export type Course = {
  readonly season: RehearsalSeason;
  readonly rehearsals: readonly Rehearsal[];
  readonly pauses: readonly Pause[];
  readonly agenda: readonly AgendaItem[];
};

/** Includes performances on a rehearsal day. */
export function allPauses({ season, rehearsals, pauses, agenda }: Course): Pause[] {
  const dates = rehearsals.flatMap(({ weekday }) => weeklyDates(weekday, season));
  const free = dates.filter((date) => !isPaused(date, pauses));
  const performances = agenda
    .filter(({ kind }) => kind === 'actuacio')
    .map(({ date, until = date, title }) => ({ from: date, to: until, reason: title }))
    .filter((performance) => free.some((date) => isPaused(date, [performance])));
  return [...pauses, ...performances].sort((a, b) => (a.from < b.from ? -1 : 1));
}
