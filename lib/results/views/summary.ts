import type { Season } from '@/lib/dates/seasons';
import type { TowerNames } from '@/lib/results/diada';
import { type ArrangedTowers, TIER_CODES, type TierId } from '@/lib/results/scoring/tiers';

// Apart from `overview.ts`, so that the page of the summary does not load the calculation.

/** No university castells because of COVID-19. */
export const COVID_SEASON = '2020-2021';

export type Overview = {
  readonly counts: SeasonCounts;
  readonly points: readonly SeasonPoint[];
};

export type SeasonPoint = {
  readonly season: Season;
  readonly diades: number;
  /** Points of the best diada, or 0. */
  readonly best: number;
  /** Without pilars and vanos. */
  readonly towersOf7: number;
  /** Eight floors or more, without pilars and vanos. */
  readonly towersOf8: number;
  readonly descarregats: number;
  readonly carregats: number;
  /** Tries not built, without peus desmuntats. */
  readonly intents: number;
};

export type TowerCount = {
  readonly code: string;
  readonly descarregats: number;
  readonly carregats: number;
};

export type Summary = {
  readonly tiers: readonly { readonly id: TierId; readonly towers: readonly TowerCount[] }[];
  /** Built towers without points or tier. */
  readonly unscored: readonly TowerCount[];
  readonly notice: 'covid' | null;
};

/** A tuple, to keep the page small. */
export type CompactCount = readonly [code: string, descarregats: number, carregats: number];

/** Tiers are stored once, to keep the page small. */
export type SeasonCounts = {
  readonly arranged: ArrangedTowers;
  readonly seasons: Readonly<Record<string, readonly CompactCount[]>>;
  readonly names: TowerNames;
};

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

/** From 0 to 1, all 0 if nothing was tried. */
export function outcomeShares({
  descarregats,
  carregats,
  intents,
}: Pick<SeasonPoint, 'descarregats' | 'carregats' | 'intents'>) {
  const tried = descarregats + carregats + intents || 1;
  return { descarregats: descarregats / tried, carregats: carregats / tried, intents: intents / tried };
}
