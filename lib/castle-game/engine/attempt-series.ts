import { SERIES_ATTEMPTS } from '@/lib/castle-game/limits';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { GameState, LastAttempt, SeriesEnd } from '@/lib/castle-game/types';
import { attempt, attemptRefusal } from './attempt';
import { chancesOf } from './probabilities';
import type { ActionResult, Refusal } from './refusal';

/** Returns `undefined` if possible. Series exist only in rehearsals. */
export function seriesRefusal(state: GameState, code: string): Refusal | undefined {
  return state.team.today.type === 'rehearsal'
    ? attemptRefusal(state, code)
    : { kind: 'one by one in a performance' };
}

function endOf({ steps, first }: LastAttempt, { team: { today } }: GameState): SeriesEnd | undefined {
  if (steps) return 'mission';
  if (first) return 'first time';
  return today.type === 'rehearsal' && today.attemptsLeft === 0 ? 'no attempts left' : undefined;
}

/**
 * Stops at a mission step, at a first time, or without attempts left. `lastAttempt` then describes the whole
 * series.
 */
export function attemptSeries(state: GameState, code: string, at: number): ActionResult<GameState> {
  const reason = seriesRefusal(state, code);
  if (reason) return { ok: false, reason };
  const [before] = chancesOf(state.team.stats, code);
  const outcomes: GameOutcome[] = [];
  let after = state;
  let end: SeriesEnd | undefined;
  while (outcomes.length < SERIES_ATTEMPTS && !end) {
    const result = attempt(after, code, at);
    if (!result.ok) return result;
    after = result.state;
    const { lastAttempt } = after.team;
    if (!lastAttempt) break;
    outcomes.push(lastAttempt.outcome);
    end = endOf(lastAttempt, after);
  }
  const { lastAttempt } = after.team;
  if (!lastAttempt) return { ok: true, state: after };
  // A complete series has no early end.
  const cut = outcomes.length < SERIES_ATTEMPTS ? end : undefined;
  const series = { outcomes, before, ...(cut && { end: cut }) };
  return { ok: true, state: { ...after, team: { ...after.team, lastAttempt: { ...lastAttempt, series } } } };
}
