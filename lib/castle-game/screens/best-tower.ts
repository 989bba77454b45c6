import { isCrowned, type Result } from '@/lib/castle-game/results';
import type { Team } from '@/lib/castle-game/types';

export type BestTower = { readonly castell: string; readonly resultat: Result };

/** The tower worth most points that the team has crowned and still remembers, and how it ended; undefined before the first. */
export function bestTower({ tried, stats }: Team): BestTower | undefined {
  let best: (BestTower & { readonly punts: number }) | undefined;
  for (const castell of tried) {
    const stat = stats[castell];
    if (!stat) continue;
    for (const { resultat } of stat.attempts) {
      if (!isCrowned(resultat)) continue;
      const punts = resultat === 'DESCARREGAT' ? stat.descarregat : stat.carregat;
      if (!best || punts > best.punts) best = { castell, resultat, punts };
    }
  }
  return best && { castell: best.castell, resultat: best.resultat };
}
