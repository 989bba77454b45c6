import { addDays, daysBetween, WEEKDAYS, type Weekday, weekdayOf } from '@/lib/dates/days';
import { type Season, seasonOf } from '@/lib/dates/seasons';
import type { Content } from '@/lib/values/schema';
import type { agendaItem, notice, pause, rehearsal, rehearsalChange, rehearsalPlace, season } from './schema';

export type AgendaKind = AgendaItem['kind'];

/** Times are in Europe/Madrid, `HH:MM`. */
export type AgendaItem = Content<typeof agendaItem>;

/** When and where. */
export type Occasion = Pick<AgendaItem, 'date' | 'until' | 'start' | 'end' | 'place' | 'howToGet'>;
type Change = Pick<AgendaItem, 'status' | 'movedTo'>;

/** With the date, hours and place of today. `announced`: those before it was moved. */
export type Held<Item extends Occasion & Change> = Omit<Item, 'movedTo'> & { readonly announced?: Occasion };
export type HeldItem = Held<AgendaItem>;

/** An item of several days keeps its length. */
export function asHeld<Item extends Occasion & Change>({ movedTo, ...item }: Item): Held<Item> {
  if (!movedTo) return item;
  const announced: Occasion = item;
  const { date, until } = announced;
  const { date: day = date, start, end, place, howToGet } = movedTo;
  return {
    ...item,
    date: day,
    ...(until && { until: addDays(until, daysBetween(date, day)) }),
    ...(start && { start, end }),
    ...(place && { place, howToGet }),
    announced,
  };
}

export const isCancelled = ({ status }: Pick<AgendaItem, 'status'>): boolean => status !== undefined;

/** Day and hour at which an occasion ends for the last time: `2026-11-26 16:30`. An end before the start is on the next day. */
export function endOf({
  date,
  until = date,
  start = '00:00',
  end = '24:00',
}: Omit<Occasion, 'place'>): string {
  return `${end <= start ? addDays(until, 1) : until} ${end}`;
}

/** Whole days come first. */
export function sortAgenda<Item extends Pick<Occasion, 'date' | 'start'>>(items: readonly Item[]): Item[] {
  const key = ({ date, start = '' }: Item) => `${date} ${start}`;
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

/** What has become of a rehearsal of one day. */
export type RehearsalChange = Content<typeof rehearsalChange>;

/** Inclusive. */
export type Notice = Content<typeof notice>;

/** Includes holidays. */
export function weeklyDates(weekday: Weekday, season: RehearsalSeason): string[] {
  const dates: string[] = [];
  const wait = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(season.from)) + 7) % 7;
  for (let date = addDays(season.from, wait); date <= season.to; date = addDays(date, 7)) dates.push(date);
  return dates;
}

export function isPaused(date: string, pauses: readonly Pick<Pause, 'from' | 'to'>[]): boolean {
  return pauses.some(({ from, to }) => from <= date && date <= to);
}

export type Course = {
  readonly season: RehearsalSeason;
  readonly rehearsals: readonly Rehearsal[];
  readonly pauses: readonly Pause[];
  readonly changes: readonly RehearsalChange[];
  readonly agenda: readonly AgendaItem[];
};

/** First and last day of the rehearsals and the agenda. */
export function daysOfCourse(course: Course): RehearsalSeason {
  const { season } = course;
  const changes = course.changes.map(({ date, movedTo }) => ({ date, movedTo, place: '' }));
  const all: readonly (Occasion & Change)[] = [...course.agenda, ...changes];
  const days = all
    .map(asHeld)
    .flatMap(({ date, until = date, announced }) => [date, until, announced?.date ?? date]);
  const dates = [season.from, season.to, ...days].sort();
  return { from: dates[0] ?? season.from, to: dates.at(-1) ?? season.to };
}

/** With the performance of that day, if one is the reason. */
export type DayOff = Pause & { readonly performance?: HeldItem };

/**
 * Days without rehearsal. A performance leaves out the rehearsals of its days. A performance that is cancelled or moved does
 * not bring them back: nobody has said that the club rehearses instead, and a visitor would find an empty courtyard. A club that
 * does rehearse writes it in the agenda (`assaig`).
 */
export function allPauses({ season, rehearsals, pauses, agenda }: Course): DayOff[] {
  const dates = rehearsals.flatMap(({ weekday }) => weeklyDates(weekday, season));
  const free = dates.filter((date) => !isPaused(date, pauses));
  const performances = agenda
    .filter(({ kind }) => kind === 'actuacio')
    .map(asHeld)
    .flatMap((performance) => {
      const { date, announced = performance } = performance;
      const occasions = announced.date === date ? [performance] : [announced, performance];
      return occasions.map(({ date: from, until: to = from }) => ({
        from,
        to,
        reason: performance.title,
        performance,
      }));
    })
    .filter((pause) => free.some((date) => isPaused(date, [pause])));
  return [...pauses, ...performances].sort((a, b) => (a.from < b.from ? -1 : 1));
}
