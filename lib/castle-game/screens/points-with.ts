import { pointsOf, totalOf } from '@/lib/castle-game/engine/performance';
import { towerOf } from '@/lib/castle-game/engine/tower-of';
import type { GameState } from '@/lib/castle-game/types';

/** Includes the result on the screen, not yet a round. */
export function pointsWith({ team: { stats, lastAttempt }, rounds }: GameState): number {
  const entry = lastAttempt?.context === 'performance' ? towerOf(stats, lastAttempt.code) : undefined;
  return totalOf(rounds) + (entry && lastAttempt ? pointsOf(entry, lastAttempt.outcome) : 0);
}
