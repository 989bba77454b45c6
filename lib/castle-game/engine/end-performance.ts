import { produce } from 'immer';
import { PERFORMANCES_KEPT } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';
import { membersAfter } from './members';
import { phaseOf } from './performance';
import type { Outcome, Refusal } from './refusal';

/** Why the performance cannot end now; nothing when it can. */
export function endRefusal(state: GameState): Refusal | undefined {
  const { today, current } = state.team;
  if (today.type !== 'actuacio') return { kind: 'no performance today' };
  if (today.done) return { kind: 'performance over' };
  if (current) return { kind: 'result waiting' };
  return phaseOf(state) === 'final' ? undefined : { kind: 'performance unfinished' };
}

/** Ends the performance: members come or go, the day is written down and done. `at` is in milliseconds since 1970. */
export function endPerformance(state: GameState, at: number): Outcome<GameState> {
  const reason = endRefusal(state);
  if (reason) return { ok: false, reason };
  const { castellers: before, date, stats } = state.team;
  const punts = state.actuacio.reduce((sum, round) => sum + round.punts, 0);
  const { after } = membersAfter(before, state.actuacio, stats);
  const next = produce(state, (draft) => {
    const { team } = draft;
    team.castellers = after;
    // Nobody who has left is still counted among those who came.
    team.actualCastellers = Math.min(team.actualCastellers, after);
    team.historic.push({
      castells: draft.actuacio,
      punts,
      data: at,
      dia: date,
      castellers: { before, after },
    });
    if (team.historic.length > PERFORMANCES_KEPT) team.historic.shift();
    team.today = { type: 'actuacio', done: true };
    draft.actuacio = [];
  });
  return { ok: true, state: next };
}
