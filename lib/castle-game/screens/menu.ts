import { endRefusal } from '@/lib/castle-game/engine/end-performance';
import { refusalText } from '@/lib/castle-game/engine/words';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';
import { NO_REHEARSAL_TODAY } from '@/lib/castle-game/words';

export const MENU = ['ASSAIG', 'ACTUACIO', 'CASTELLS', 'HISTORIC', 'MISSIONS', 'AJUDA', 'STATS'] as const;
export type MenuEntry = (typeof MENU)[number];

export const isInCourse = ({ team, rounds }: GameState): boolean =>
  rounds.length > 0 || team.lastAttempt?.context === 'performance';

function canPerform(state: GameState): boolean {
  const { today, attendees } = state.team;
  if (today.type !== 'performance' || today.done) return false;
  return attendees >= PERFORMANCE_ATTENDEES || isInCourse(state);
}

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

/** Returns `undefined` if the rehearsal can go on, or a result is pending. */
export function whyNoRehearsal({ team: { today, lastAttempt } }: GameState): string | undefined {
  if (today.type === 'performance') return NO_REHEARSAL_TODAY;
  return today.attemptsLeft === 0 && !lastAttempt ? refusalText({ kind: 'no attempts left' }) : undefined;
}

/** Returns `undefined` if possible. Once begun, a performance continues with any attendees. */
export function whyNoPerformance(state: GameState): string | undefined {
  const refusal = endRefusal(state);
  if (refusal?.kind === 'no performance today' || refusal?.kind === 'performance over')
    return refusalText(refusal);
  const present = state.team.attendees;
  return present < PERFORMANCE_ATTENDEES && !isInCourse(state)
    ? refusalText({ kind: 'too few attendees', needed: PERFORMANCE_ATTENDEES, present })
    : undefined;
}
