import { produce } from 'immer';
import type { GameState } from '@/lib/castle-game/types';
import { pointsOf } from './performance';
import type { Outcome, Refusal } from './refusal';
import { towerOf } from './tower-of';

/** Why there is no result to move on from; nothing when there is one. */
export const nextRoundRefusal = ({ team }: GameState): Refusal | undefined =>
  team.current ? undefined : { kind: 'nothing to continue' };

/** Moves on from the last result. In a performance it becomes a round, with its points. */
export function nextRound(state: GameState): Outcome<GameState> {
  const { current, stats } = state.team;
  if (!current) return { ok: false, reason: { kind: 'nothing to continue' } };
  const { castell, resultat, context } = current;
  const entry = towerOf(stats, castell);
  const punts = entry ? pointsOf(entry, resultat) : 0;
  const next = produce(state, (draft) => {
    draft.team.current = null;
    if (context === 'actuacio')
      draft.actuacio.push({ ronda: draft.actuacio.length + 1, castell, resultat, punts });
  });
  return { ok: true, state: next };
}
