import { addDays, type Weekday, weekdayOf } from '@/lib/dates/days';
import { type Season, seasonOf } from '@/lib/dates/seasons';
import type { Content } from '@/lib/values/schema';
import type { agendaItem, pause, rehearsal, rehearsalPlace, season } from './schema';

export type AgendaKind = AgendaItem['kind'];

/** Times are in Europe/Madrid, `HH:MM`. */
export type AgendaItem = Content<typeof agendaItem>;

/** Whole days come first. */
export function sortAgenda(items: readonly AgendaItem[]): AgendaItem[] {
  const key = ({ date, start = '' }: AgendaItem) => `${date} ${start}`;
  return [...items].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

export type RehearsalPlace = Content<typeof rehearsalPlace>;

export type PublicCalendar = {
  readonly title: string;
  /** Empty: the club has none. */
  readonly src: `https://${string}` | '';
  /** The same calendar on a page of its own. */
  readonly link: `https://${string}` | '';
  /** Pixels. */
  readonly height: number;
};

export type Rehearsal = Content<typeof rehearsal>;

/** Inclusive. */
export type RehearsalSeason = Content<typeof season>;

/** Its last day decides, because rehearsals may begin in August. */
export const courseName = ({ to }: RehearsalSeason): Season => seasonOf(to);

/** Inclusive. */
export type Pause = Content<typeof pause>;

/** Includes holidays. */
export function weeklyDates(weekday: Weekday, season: RehearsalSeason): string[] {
  const dates: string[] = [];
  let date = season.from;
  while (date <= season.to) {
    if (weekdayOf(date) === weekday) dates.push(date);
    date = addDays(date, 1);
  }
  return dates;
}

export function isPaused(date: string, pauses: readonly Pick<Pause, 'from' | 'to'>[]): boolean {
  return pauses.some(({ from, to }) => from <= date && date <= to);
}

export type Course = {
  readonly season: RehearsalSeason;
  readonly rehearsals: readonly Rehearsal[];
  readonly pauses: readonly Pause[];
  readonly agenda: readonly AgendaItem[];
};

/** First and last day of the rehearsals and the agenda. */
export function daysOfCourse({ season, agenda }: Course): RehearsalSeason {
  const dates = [season.from, season.to, ...agenda.flatMap(({ date, until = date }) => [date, until])].sort();
  return { from: dates[0] ?? season.from, to: dates.at(-1) ?? season.to };
}

export function allPauses({ season, rehearsals, pauses, agenda }: Course): Pause[] {
  const dates = rehearsals.flatMap(({ weekday }) => weeklyDates(weekday, season));
  const free = dates.filter((date) => !isPaused(date, pauses));
  const performances = agenda
    .filter(({ kind }) => kind === 'actuacio')
    .map(({ date, until = date, title }) => ({ from: date, to: until, reason: title }))
    .filter((performance) => free.some((date) => isPaused(date, [performance])));
  return [...pauses, ...performances].sort((a, b) => (a.from < b.from ? -1 : 1));
}
