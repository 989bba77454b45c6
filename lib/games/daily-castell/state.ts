import { formatOne } from '@/lib/towers/notation-format-one';
import { feedbackOf } from './feedback';
import { castellOf } from './order';
import type { DailyCatalogue, DailyState, DailyTower, DayRecord, Feedback } from './types';

/** Per day. */
export const MOST_TRIES = 6;

const UNTOUCHED: DayRecord = { tries: [], result: null };

export const dayOf = ({ days, date }: DailyState): DayRecord => days[date] ?? UNTOUCHED;

export const isOver = (state: DailyState): boolean => dayOf(state).result !== null;

export type Try = { readonly tower: DailyTower; readonly feedback: Feedback };

/** For a day already won, returns the tower found then. Undefined if the catalogue no longer has it. */
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

/** Saved key of a tower. */
export const keyOf = ({ tower }: DailyTower): string => formatOne(tower);

/** One floor per try. */
export const floorsUp = (tries: number, answer: DailyTower): number => Math.min(tries, answer.parts.floors);
