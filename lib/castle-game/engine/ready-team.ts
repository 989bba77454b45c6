import type { CatalogueEntry, Chances, Odds } from '@/lib/castle-game/catalogue/types';
import { tuning } from '@/lib/castle-game/tuning';
import type { Stats } from '@/lib/castle-game/types';

/** Derives the level, 0 to 8, from the starting chance, since netes have no group. */
function levelFrom({ own }: Odds): number {
  const level = tuning.start.findIndex((start) => own[0] >= start);
  return level < 0 ? tuning.start.length - 1 : level;
}

function readyChances({ odds }: CatalogueEntry, knowledge: number): Chances {
  const usual = tuning.ready[levelFrom(odds)] ?? odds.own[0];
  const descarregat = Math.min(odds.caps[1], usual * knowledge);
  const [, carregat, intent, desmuntat] = odds.own;
  const factor = (1 - descarregat) / (carregat + intent + desmuntat);
  return [descarregat, carregat * factor, intent * factor, desmuntat * factor];
}

/** Stats after years of rehearsals. `knowledge` is a factor, 1 for the usual level. */
export const readyStats = (stats: Stats, knowledge: (code: string) => number = () => 1): Stats =>
  Object.fromEntries(
    Object.entries(stats).map(([code, stat]) => [
      code,
      { ...stat, odds: { ...stat.odds, own: readyChances(stat, knowledge(code)) } },
    ]),
  );
