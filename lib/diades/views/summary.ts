import { isBuilt } from '@/lib/towers/outcome';
import type { ScoreTable } from '../scoring/attempt-points';
import { arrangeTowers, type Tier } from '../scoring/tiers';
import { COVID_SEASON } from '../seasons';
import type { Attempt, Diada } from '../types';

export type TowerCount = { readonly key: string; readonly descarregats: number; readonly carregats: number };

export type SummaryTier = { readonly name: string; readonly towers: readonly TowerCount[] };

export type Summary = {
  /** Each tier with every tower it names, built or not, and those placed in it. */
  readonly tiers: readonly SummaryTier[];
  /** Towers built that have no score and no tier. */
  readonly unscored: readonly TowerCount[];
  /** 'covid' for the season without university towers. */
  readonly notice: 'covid' | null;
};

/** How many times each tower was built in a season, or in all of them when it is null. */
export function summarise(
  diades: readonly Diada[],
  { season, tiers, scores }: { season: string | null; tiers: readonly Tier[]; scores: ScoreTable },
): Summary {
  const counts = countBuilt(season === null ? diades : diades.filter((diada) => diada.season === season));
  const arranged = arrangeTowers(counts.keys(), tiers, scores);
  const counted = (key: string) => counts.get(key) ?? { key, descarregats: 0, carregats: 0 };
  return {
    tiers: arranged.tiers.map(({ name, towers }) => ({ name, towers: towers.map(counted) })),
    unscored: arranged.unscored.map(counted),
    notice: season === COVID_SEASON ? 'covid' : null,
  };
}

function countBuilt(diades: readonly Diada[]): ReadonlyMap<string, TowerCount> {
  const counts: OpenCounts = new Map();
  for (const { rounds } of diades) {
    for (const { attempts } of rounds) {
      for (const attempt of attempts) if (isBuilt(attempt)) countOne(counts, attempt);
    }
  }
  return counts;
}

type OpenCounts = Map<string, { key: string; descarregats: number; carregats: number }>;

function countOne(counts: OpenCounts, { key, outcome }: Attempt): void {
  let count = counts.get(key);
  if (!count) {
    count = { key, descarregats: 0, carregats: 0 };
    counts.set(key, count);
  }
  count[outcome === 'carregat' ? 'carregats' : 'descarregats'] += 1;
}
