import type { ActionResult } from '@/lib/games/shared/rules';
import { feedbackOf } from './feedback';
import { castellOf } from './order';
import { readTry } from './reading';
import type { Refusal } from './refusal';
import { dayOf, isOver, keyOf, MOST_TRIES } from './state';
import type { DailyAction, DailyCatalogue, DailyEvent, DailyState, DailyTower } from './types';

type Result = ActionResult<DailyState, DailyEvent>;

/** A refused try does not count. */
export function reduceDaily(catalogue: DailyCatalogue, state: DailyState, { text }: DailyAction): Result {
  const refused = (refusal: Refusal): Result => ({ state, event: { kind: 'refused', refusal } });
  if (isOver(state)) return refused({ kind: 'over', code: text });
  const read = readTry(catalogue, text);
  if (!read.ok) return refused(read.refusal);
  const answer = castellOf(catalogue, state.date);
  if (read.tower !== answer && dayOf(state).tries.includes(keyOf(read.tower)))
    return refused({ kind: 'tried', code: read.tower.code });
  return tried(state, read.tower, answer);
}

function tried(state: DailyState, tower: DailyTower, answer: DailyTower): Result {
  const code = keyOf(tower);
  // If the catalogue changed, a tower tried before may be the answer. Trying it again wins.
  const tries = [...dayOf(state).tries.filter((other) => other !== code), code];
  const ended = (result: number | null): DailyState => ({
    ...state,
    days: { ...state.days, [state.date]: { tries, result } },
  });
  if (tower === answer) {
    return { state: ended(tries.length), event: { kind: 'won', tower, tries: tries.length } };
  }
  const left = MOST_TRIES - tries.length;
  if (left === 0) return { state: ended(0), event: { kind: 'lost', tower, answer } };
  const feedback = feedbackOf(state.date, tower, answer);
  return { state: ended(null), event: { kind: 'tried', tower, feedback, left } };
}
