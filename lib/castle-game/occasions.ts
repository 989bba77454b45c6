import { BUILT_TOWERS } from '@/lib/castle-game/limits';
import type { Round, Team } from '@/lib/castle-game/types';
import { isBuilt } from '@/lib/towers/types';
import { drawsOf } from '@/lib/values/random';
import { GAME_OUTCOMES } from './vocabulary';

/** Results of an attempt, then of a performance: `whole` if all is descarregat, `none` if nothing was built. */
export const OCCASIONS = [...GAME_OUTCOMES, 'first', 'gain', 'loss', 'same', 'whole', 'none'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** After one plain result of so many, a member speaks. */
export const SPEAK_EVERY = 5;

export function occasionOf({ lastAttempt, seed }: Pick<Team, 'lastAttempt' | 'seed'>): Occasion | undefined {
  if (!lastAttempt) return undefined;
  if (lastAttempt.first) return 'first';
  return lastAttempt.series || drawsOf(seed) % SPEAK_EVERY > 0 ? undefined : lastAttempt.outcome;
}

/** `change` of the members in a performance of these rounds. */
export function occasionAtEnd(change: number, rounds: readonly Round[]): Occasion {
  if (!rounds.some(isBuilt)) return 'none';
  const clean = rounds.every(({ outcome }) => outcome === 'descarregat');
  if (clean && rounds.length > BUILT_TOWERS) return 'whole';
  return change > 0 ? 'gain' : change < 0 ? 'loss' : 'same';
}
