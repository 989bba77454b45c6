import { endRefusal } from '@/lib/castle-game/engine/end-performance';
import { refusalText } from '@/lib/castle-game/engine/words';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';
import { NO_REHEARSAL_TODAY } from '@/lib/castle-game/words';

/** What the first screen leads to. */
export const MENU = ['ASSAIG', 'ACTUACIO', 'CASTELLS', 'HISTORIC', 'MISSIONS', 'AJUDA', 'STATS'] as const;
export type MenuEntry = (typeof MENU)[number];

/** A performance that has begun, in its rounds or in a result that waits. */
export const isInCourse = ({ team, rounds }: GameState): boolean =>
  rounds.length > 0 || team.lastAttempt?.context === 'performance';

function canPerform(state: GameState): boolean {
  const { today, attendees } = state.team;
  if (today.type !== 'performance' || today.done) return false;
  return attendees >= PERFORMANCE_ATTENDEES || isInCourse(state);
}

/** Whether a part of the game can be entered now. */
export function isOpen(entry: MenuEntry, state: GameState): boolean {
  const { today, history, tried } = state.team;
  switch (entry) {
    case 'ASSAIG':
      return today.type === 'rehearsal' && today.attemptsLeft > 0;
    case 'ACTUACIO':
      return canPerform(state);
    case 'HISTORIC':
      return history.length > 0;
    case 'STATS':
      return tried.length > 0;
    default:
      return true;
  }
}

/** Why nothing can be rehearsed now; nothing when the rehearsal is on, or its last result is still to be read. */
export function whyNoRehearsal({ team: { today, lastAttempt } }: GameState): string | undefined {
  if (today.type === 'performance') return NO_REHEARSAL_TODAY;
  return today.attemptsLeft === 0 && !lastAttempt ? refusalText({ kind: 'no attempts left' }) : undefined;
}

/** Why there is no performance now; nothing when it can begin or go on. One that has begun goes on with who is there. */
export function whyNoPerformance(state: GameState): string | undefined {
  const refusal = endRefusal(state);
  if (refusal?.kind === 'no performance today' || refusal?.kind === 'performance over')
    return refusalText(refusal);
  const present = state.team.attendees;
  return present < PERFORMANCE_ATTENDEES && !isInCourse(state)
    ? refusalText({ kind: 'too few attendees', needed: PERFORMANCE_ATTENDEES, present })
    : undefined;
}
