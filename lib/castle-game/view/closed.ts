import { endRefusal } from '@/lib/castle-game/engine/end-performance';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { GameState, Rulebook } from '@/lib/castle-game/types';
import { isInCourse } from './menu';
import { refusalText } from './refusal-text';

/** Why nothing can be rehearsed now; nothing when the rehearsal is on, or its last result is still to be read. */
export function rehearsalClosed({ team: { today, current } }: GameState): string | undefined {
  if (today.type === 'actuacio') return "Avui no hi ha assaig: és dia d'actuació.";
  return today.provesLeft === 0 && !current ? refusalText({ kind: 'no attempts left' }) : undefined;
}

/** Why there is no performance now; nothing when it can begin or go on. One that has begun goes on with who is there. */
export function performanceClosed(rulebook: Rulebook, state: GameState): string | undefined {
  const refusal = endRefusal(rulebook, state);
  if (refusal?.kind === 'no performance today' || refusal?.kind === 'performance over')
    return refusalText(refusal);
  const present = state.team.actualCastellers;
  return present < PERFORMANCE_ATTENDEES && !isInCourse(state)
    ? refusalText({ kind: 'too few attendees', needed: PERFORMANCE_ATTENDEES, present })
    : undefined;
}
