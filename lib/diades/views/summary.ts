import { groupBy } from '@/lib/lists/group-by';
import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import { isBuilt } from '@/lib/towers/outcome';
import type { ScoreTable } from '../scoring/attempt-points';
import { type ArrangedTowers, arrangeTowers, byMerit, TIER_CODES, type TierId } from '../scoring/tiers';
import { COVID_SEASON } from '../seasons';
import type { Diada } from '../types';
import type { TowerNames } from './tower-names';

export type TowerCount = {
  readonly code: string;
  readonly descarregats: number;
  readonly carregats: number;
};

export type Summary = {
  /** Includes towers that were not built. */
  readonly tiers: readonly { readonly id: TierId; readonly towers: readonly TowerCount[] }[];
  /** Built towers without points or tier. */
  readonly unscored: readonly TowerCount[];
  readonly notice: 'covid' | null;
};

/** A tuple, to keep the page small. */
type CompactCount = readonly [code: string, descarregats: number, carregats: number];

/** Tiers are stored once for all seasons, to keep the page small. */
export type SeasonCounts = {
  readonly arranged: ArrangedTowers;
  readonly seasons: Readonly<Record<string, readonly CompactCount[]>>;
  readonly names: TowerNames;
};

export function countSeasons(diades: readonly Diada[], scores: ScoreTable): SeasonCounts {
  const seasons = Array.from(
    groupBy(diades, ({ season }) => season),
    ([season, own]) => [season, countBuilt(own)] as const,
  );
  const built = seasons.flatMap(([, counts]) => counts.map(([code]) => code));
  const arranged = arrangeTowers(built, scores);
  return { arranged, seasons: Object.fromEntries(seasons), names: namesOf(byMerit(arranged)) };
}

/** `season` is null for all seasons. */
export function summaryOf({ arranged, seasons }: SeasonCounts, season: string | null): Summary {
  const totals = addUp(season === null ? Object.values(seasons).flat() : (seasons[season] ?? []));
  const shown = (codes: readonly string[]) =>
    codes
      .filter((code) => TIER_CODES.has(code) || totals.has(code))
      .map((code) => totals.get(code) ?? { code, descarregats: 0, carregats: 0 });
  return {
    tiers: arranged.tiers.map(({ id, codes }) => ({ id, towers: shown(codes) })),
    unscored: shown(arranged.unscored),
    notice: season === COVID_SEASON ? 'covid' : null,
  };
}

function countBuilt(diades: readonly Diada[]): CompactCount[] {
  const attempts = diades.flatMap(({ rounds }) => rounds.flatMap((round) => round.attempts));
  return Array.from(
    groupBy(attempts.filter(isBuilt), ({ code }) => code),
    ([code, built]) => {
      const carregats = built.filter(({ outcome }) => outcome === 'carregat').length;
      return [code, built.length - carregats, carregats];
    },
  );
}

function addUp(counts: readonly CompactCount[]): ReadonlyMap<string, TowerCount> {
  const totals = new Map<string, TowerCount>();
  for (const [code, descarregats, carregats] of counts) {
    const total = totals.get(code) ?? { code, descarregats: 0, carregats: 0 };
    totals.set(code, {
      code,
      descarregats: total.descarregats + descarregats,
      carregats: total.carregats + carregats,
    });
  }
  return totals;
}

function namesOf(codes: readonly string[]): TowerNames {
  const names: Record<string, string> = {};
  for (const code of codes) {
    const parsed = parseConstruction(code);
    if (parsed.ok) names[code] = towerName(parsed.construction);
  }
  return names;
}
