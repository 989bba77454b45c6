import { SERIES_ATTEMPTS } from '@/lib/castle-game/limits';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { GameState, LastAttempt, SeriesEnd } from '@/lib/castle-game/types';
import { attempt, attemptRefusal } from './attempt';
import { chancesOf } from './probabilities';
import type { ActionResult, Refusal } from './refusal';

/** Why a tower cannot be tried several times in a row; nothing when it can. Only a rehearsal has the time. */
export function seriesRefusal(state: GameState, code: string): Refusal | undefined {
  return state.team.today.type === 'rehearsal'
    ? attemptRefusal(state, code)
    : { kind: 'one by one in a performance' };
}

/** What deserves to be looked at before going on. */
function endOf({ steps, first }: LastAttempt, { team: { today } }: GameState): SeriesEnd | undefined {
  if (steps) return 'mission';
  if (first) return 'first time';
  return today.type === 'rehearsal' && today.attemptsLeft === 0 ? 'no attempts left' : undefined;
}

/**
 * Tries a tower some times in a row, each by the same rules as one alone. Stops at a step of a mission, at a first time
 * and when the rehearsal has no attempts left. The last attempt tells of all.
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
  // All five made is no early end, even when they were the last ones.
  const cut = outcomes.length < SERIES_ATTEMPTS ? end : undefined;
  const series = { outcomes, before, ...(cut && { end: cut }) };
  return { ok: true, state: { ...after, team: { ...after.team, lastAttempt: { ...lastAttempt, series } } } };
}
