import { produce } from 'immer';
import type { GameState } from '@/lib/castle-game/types';
import { pointsOf } from './performance';
import type { ActionResult, Refusal } from './refusal';
import { towerOf } from './tower-of';

/** Returns `undefined` when a result is pending. */
export const nextRoundRefusal = ({ team }: GameState): Refusal | undefined =>
  team.lastAttempt ? undefined : { kind: 'nothing to continue' };

/** Dismisses the last result. In a performance, adds it as a round. */
export function nextRound(state: GameState): ActionResult<GameState> {
  const { lastAttempt, stats } = state.team;
  if (!lastAttempt) return { ok: false, reason: { kind: 'nothing to continue' } };
  const { code, outcome, context } = lastAttempt;
  const entry = towerOf(stats, code);
  const points = entry ? pointsOf(entry, outcome) : 0;
  const next = produce(state, (draft) => {
    draft.team.lastAttempt = null;
    if (context === 'performance')
      draft.rounds.push({ number: draft.rounds.length + 1, code, outcome, points });
  });
  return { ok: true, state: next };
}
