import { formatOne } from '@/lib/towers/notation-format-one';
import { feedbackOf } from './feedback';
import { castellOf } from './order';
import type { DailyCatalogue, DailyState, DailyTower, DayRecord, Feedback } from './types';

/** Tries of a day. */
export const MOST_TRIES = 6;

const UNTOUCHED: DayRecord = { tries: [], result: null };

export const dayOf = ({ days, date }: DailyState): DayRecord => days[date] ?? UNTOUCHED;

export const isOver = (state: DailyState): boolean => dayOf(state).result !== null;

export type Try = { readonly tower: DailyTower; readonly feedback: Feedback };

/** The tower of the day. Of a day that was found, the tower found then: undefined if the table has lost it since. */
export function answerOf(catalogue: DailyCatalogue, state: DailyState): DailyTower | undefined {
  const { tries, result } = dayOf(state);
  return result ? catalogue.byCode.get(tries.at(-1) ?? '') : castellOf(catalogue, state.date);
}

/** The tries of the day with what each told, in their order. Those that the table has lost are left out. */
export function triesOf(catalogue: DailyCatalogue, state: DailyState): readonly Try[] {
  const answer = answerOf(catalogue, state);
  return dayOf(state).tries.flatMap((code) => {
    const tower = catalogue.byCode.get(code);
    return tower && answer ? [{ tower, feedback: feedbackOf(state.date, tower, answer) }] : [];
  });
}

/** Canonical code, under which a tower is kept. */
export const keyOf = ({ tower }: DailyTower): string => formatOne(tower);

/** How many floors of the silhouette are up: the pinya after the first try, and one more after each. */
export const floorsUp = (tries: number, answer: DailyTower): number => Math.min(tries, answer.parts.floors);
