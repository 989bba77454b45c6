import { formatOne } from '@/lib/towers/notation-format-one';
import { feedbackOf } from './feedback';
import { castellOf } from './order';
import type { DailyCatalogue, DailyState, DailyTower, DayRecord, Feedback } from './types';

/** Tries per day. */
export const MOST_TRIES = 6;

const UNTOUCHED: DayRecord = { tries: [], result: null };

export const dayOf = ({ days, date }: DailyState): DayRecord => days[date] ?? UNTOUCHED;

export const isOver = (state: DailyState): boolean => dayOf(state).result !== null;

export type Try = { readonly tower: DailyTower; readonly feedback: Feedback };

/**
 * Returns the tower of the day. For a day already won, returns the tower found then, or undefined if the catalogue no
 * longer has it.
 */
export function answerOf(catalogue: DailyCatalogue, state: DailyState): DailyTower | undefined {
  const { tries, result } = dayOf(state);
  return result ? catalogue.byCode.get(tries.at(-1) ?? '') : castellOf(catalogue, state.date);
}

/** Skips towers that the catalogue no longer has. */
export function triesOf(catalogue: DailyCatalogue, state: DailyState): readonly Try[] {
  const answer = answerOf(catalogue, state);
  return dayOf(state).tries.flatMap((code) => {
    const tower = catalogue.byCode.get(code);
    return tower && answer ? [{ tower, feedback: feedbackOf(state.date, tower, answer) }] : [];
  });
}

/** Canonical code, used as the saved key of a tower. */
export const keyOf = ({ tower }: DailyTower): string => formatOne(tower);

/** Returns how many floors of the silhouette to show: one per try. */
export const floorsUp = (tries: number, answer: DailyTower): number => Math.min(tries, answer.parts.floors);
