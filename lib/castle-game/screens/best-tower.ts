import { pointsOf } from '@/lib/castle-game/engine/performance';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { Team } from '@/lib/castle-game/types';
import { isBuilt } from '@/lib/towers/outcome';

export type BestTower = { readonly code: string; readonly outcome: GameOutcome };

/** Searches the saved attempts. Returns `undefined` if none was crowned. */
export function bestTower({ tried, stats }: Team): BestTower | undefined {
  let best: (BestTower & { readonly points: number }) | undefined;
  for (const code of tried) {
    const stat = stats[code];
    if (!stat) continue;
    for (const attempt of stat.attempts) {
      if (!isBuilt(attempt)) continue;
      const { outcome } = attempt;
      const points = pointsOf(stat, outcome);
      if (!best || points > best.points) best = { code, outcome, points };
    }
  }
  return best && { code: best.code, outcome: best.outcome };
}
