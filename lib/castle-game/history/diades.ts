import type { Performance } from '@/lib/castle-game/types';
import { addDays, calendarDate, WEEKDAYS, weekdayOf } from '@/lib/dates/days';

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
export function thursdaysAround(diada: NamedDiada, date: string): readonly string[] {
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

export type NamedPerformance<Diada extends NamedDiada = NamedDiada> = {
  readonly diada: Diada;
  readonly day: string;
  readonly performance: Performance;
};
