import type { CatalogueEntry, Chances, Odds } from '@/lib/castle-game/catalogue/types';
import { tuning } from '@/lib/castle-game/tuning';
import type { Stats } from '@/lib/castle-game/types';

/** How hard a tower is, 0 to 8, as a new team finds it; also what has no group, as a neta. */
function levelFrom({ own }: Odds): number {
  const level = tuning.start.findIndex((start) => own[0] >= start);
  return level < 0 ? tuning.start.length - 1 : level;
}

/** A team's own chances of a tower after years of rehearsals, harder towers less so, times how well it knows it. */
function readyChances({ odds }: CatalogueEntry, knowledge: number): Chances {
  const usual = tuning.ready[levelFrom(odds)] ?? odds.own[0];
  const descarregat = Math.min(odds.caps[1], usual * knowledge);
  const [, carregat, intent, desmuntat] = odds.own;
  const factor = (1 - descarregat) / (carregat + intent + desmuntat);
  return [descarregat, carregat * factor, intent * factor, desmuntat * factor];
}

/** The towers of a team that has rehearsed for years; `knowledge` of each, by its code, is 1 for the usual. */
export const readyStats = (stats: Stats, knowledge: (code: string) => number = () => 1): Stats =>
  Object.fromEntries(
    Object.entries(stats).map(([code, stat]) => [
      code,
      { ...stat, odds: { ...stat.odds, own: readyChances(stat, knowledge(code)) } },
    ]),
  );
