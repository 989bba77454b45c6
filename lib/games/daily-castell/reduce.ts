import type { ActionResult } from '@/lib/games/shared/rules';
import { feedbackOf } from './feedback';
import { castellOf } from './order';
import { readTry } from './reading';
import type { Refusal } from './refusal';
import { dayOf, isOver, keyOf, MOST_TRIES } from './state';
import type { DailyAction, DailyCatalogue, DailyEvent, DailyState, DailyTower } from './types';

type Result = ActionResult<DailyState, DailyEvent>;

/** One try at the castell of the state's date. One that is refused costs nothing. */
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
  // A change of the table can make a tower the answer after it has been tried: trying it again wins.
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
