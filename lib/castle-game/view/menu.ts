import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';

/** What the first screen leads to. */
export const MENU = ['ASSAIG', 'ACTUACIO', 'CASTELLS', 'HISTORIC', 'MISSIONS', 'AJUDA', 'STATS'] as const;
export type MenuEntry = (typeof MENU)[number];

/** A performance that has begun, in its rounds or in a result that waits. */
export const isInCourse = ({ team, actuacio }: GameState): boolean =>
  actuacio.length > 0 || team.current?.context === 'actuacio';

function canPerform(state: GameState): boolean {
  const { today, actualCastellers } = state.team;
  if (today.type !== 'actuacio' || today.done) return false;
  return actualCastellers >= PERFORMANCE_ATTENDEES || isInCourse(state);
}

/** Whether a part of the game can be entered now. */
export function isOpen(entry: MenuEntry, state: GameState): boolean {
  const { today, historic, tried } = state.team;
  switch (entry) {
    case 'ASSAIG':
      return today.type === 'assaig' && today.provesLeft > 0;
    case 'ACTUACIO':
      return canPerform(state);
    case 'HISTORIC':
      return historic.length > 0;
    case 'STATS':
      return tried.length > 0;
    default:
      return true;
  }
}
