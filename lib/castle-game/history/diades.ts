import { dayOfPerformance } from '@/lib/castle-game/engine/season-history';
import { START_DATE } from '@/lib/castle-game/limits';
import type { Performance } from '@/lib/castle-game/types';
import { addDays, calendarDate, daysBetween, WEEKDAYS, weekdayOf } from '@/lib/dates/days';

export type NamedDiada = {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  /** `MM-DD`. The diada is on the nearest Thursday. */
  readonly around: string;
};

export type DiadaTexts = {
  readonly stake: string;
  /** Instead of `stake`, for a team that has been there. */
  readonly again: string;
  /** Path of the heading's drawing, in a box of 120 × 60 with the ground below. */
  readonly drawing: string;
};

/** The game performs all the same. */
export type Holiday = {
  /** `MM-DD`, both included. `to` is in the next year if it is earlier. */
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly text: string;
};

const THURSDAY = WEEKDAYS.indexOf('dijous');
const [HALF_WEEK, WEEK] = [3, 7];

/** `undefined` in a year without its date. */
function thursdayOf({ around }: Pick<NamedDiada, 'around'>, year: number): string | undefined {
  const anchor = calendarDate(year, Number(around.slice(0, 2)), Number(around.slice(3)));
  if (!anchor) return undefined;
  const ahead = (THURSDAY - WEEKDAYS.indexOf(weekdayOf(anchor)) + WEEK) % WEEK;
  return addDays(anchor, ahead > HALF_WEEK ? ahead - WEEK : ahead);
}

/** In the year of `date` and those beside it. */
function thursdaysAround(diada: NamedDiada, date: string): readonly string[] {
  const year = Number(date.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((one) => thursdayOf(diada, one) ?? []);
}

/** `date`: `YYYY-MM-DD`. */
export const namedDiadaOn = <Diada extends NamedDiada>(
  diades: readonly Diada[],
  date: string,
): Diada | undefined => diades.find((diada) => thursdaysAround(diada, date).includes(date));

export type ComingDiada<Diada extends NamedDiada = NamedDiada> = {
  readonly diada: Diada;
  readonly day: string;
  /** Whole weeks until then, 0 in its own week. */
  readonly weeks: number;
};

/** From `date` on, that day included. `undefined` if there are none. */
export function nextDiada<Diada extends NamedDiada>(
  diades: readonly Diada[],
  date: string,
): ComingDiada<Diada> | undefined {
  const [first] = diades
    .flatMap((diada) => thursdaysAround(diada, date).map((day) => ({ diada, day })))
    .filter(({ day }) => day >= date)
    .sort((one, other) => one.day.localeCompare(other.day));
  return first && { ...first, weeks: Math.floor(daysBetween(date, first.day) / WEEK) };
}

export function holidayOn(holidays: readonly Holiday[], date: string): Holiday | undefined {
  const day = date.slice(5);
  return holidays.find(({ from, to }) => (from <= to ? day >= from && day <= to : day >= from || day <= to));
}

/** From the first one of the game until `date`, that day included. */
export function namedDays(diades: readonly NamedDiada[], date: string): readonly string[] {
  const days: string[] = [];
  let next = nextDiada(diades, START_DATE);
  while (next && next.day <= date) {
    days.push(next.day);
    next = nextDiada(diades, addDays(next.day, 1));
  }
  return days;
}

export type NamedPerformance<Diada extends NamedDiada = NamedDiada> = {
  readonly diada: Diada;
  readonly day: string;
  readonly performance: Performance;
};

/** Oldest first. */
export const namedPerformances = <Diada extends NamedDiada>(
  diades: readonly Diada[],
  performances: readonly Performance[],
): readonly NamedPerformance<Diada>[] =>
  performances.flatMap((performance) => {
    const day = dayOfPerformance(performance);
    const diada = day && namedDiadaOn(diades, day);
    return diada ? [{ diada, day, performance }] : [];
  });

export const stakeOf = ({ stake, again }: DiadaTexts, lastTime: Performance | undefined): string =>
  lastTime ? again : stake;

export const lastTimeOf = (
  diada: NamedDiada,
  performances: readonly Performance[],
  date: string,
): Performance | undefined =>
  namedPerformances([diada], performances).findLast(({ day }) => day < date)?.performance;
