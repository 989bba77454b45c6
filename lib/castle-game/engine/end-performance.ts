import { produce } from 'immer';
import { PERFORMANCES_KEPT } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';
import { membersAfter } from './members';
import { phaseOf, totalOf } from './performance';
import type { ActionResult, Refusal } from './refusal';

/** Returns `undefined` if the performance can end. */
export function endRefusal(state: GameState): Refusal | undefined {
  const { today, lastAttempt } = state.team;
  if (today.type !== 'performance') return { kind: 'no performance today' };
  if (today.done) return { kind: 'performance over' };
  if (lastAttempt) return { kind: 'result waiting' };
  return phaseOf(state) === 'over' ? undefined : { kind: 'performance unfinished' };
}

/** `at`: milliseconds since 1970. */
export function endPerformance(state: GameState, at: number): ActionResult<GameState> {
  const reason = endRefusal(state);
  if (reason) return { ok: false, reason };
  const { members: before, date, stats } = state.team;
  const { after } = membersAfter(before, state.rounds, stats);
  const next = produce(state, (draft) => {
    const { team } = draft;
    team.members = after;
    // Members who left cannot be attendees.
    team.attendees = Math.min(team.attendees, after);
    team.history.push({
      rounds: draft.rounds,
      points: totalOf(state.rounds),
      endedAt: at,
      day: date,
      members: { before, after },
    });
    if (team.history.length > PERFORMANCES_KEPT) team.history.shift();
    team.today = { type: 'performance', done: true };
    draft.rounds = [];
  });
  return { ok: true, state: next };
}
