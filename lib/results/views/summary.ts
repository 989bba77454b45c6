import type { Season } from '@/lib/dates/seasons';
import type { TowerNames } from '@/lib/results/diada';
import { type ArrangedTowers, TIER_CODES, TIER_IDS } from '@/lib/results/scoring/tiers';

// Apart from `overview.ts`, so that the page of the summary does not load the calculation.

/** No university castells because of COVID-19. */
export const COVID_SEASON = '2020-2021';

export type Overview = {
  readonly counts: SeasonCounts;
  readonly points: readonly SeasonPoint[];
  /** Hardest first, castells before pilars. */
  readonly levels: readonly LevelId[];
  /** Null in the first season. */
  readonly yearAgo: YearAgo | null;
};

/** The last season until the same day of the year as today, which a season in progress can be compared with. */
export type YearAgo = {
  readonly seasons: readonly [last: Season, current: Season];
  readonly day: string;
  readonly diades: number;
  readonly tried: number;
  readonly descarregats: number;
};

/**
 * Floors, as castellers speak. Pilars and vanos are apart: a pilar of five is as hard as a castell of seven, and most diades
 * have a pilar of four, which would hide the rest.
 */
export type LevelId = `${'P' | ''}${'≥' | '≤' | ''}${number}`;

/** Of university colles. */
export const LEVEL_IDS = ['≥8', '7', '6', '≤5', 'P≥5', 'P≤4'] as const satisfies readonly LevelId[];

export const isPilarLevel = (id: LevelId): boolean => id.startsWith('P');

/** A tuple, to keep the page small. Without peus desmuntats, which are no tries. */
export type Outcomes = readonly [
  descarregats: number,
  carregats: number,
  intents: number,
  desmuntats: number,
];

/** A tuple, to keep the page small. */
type BuiltTower = readonly [code: string, date: string, isLoaded: boolean];
export type ScoredTower = readonly [...BuiltTower, points: number];
/** `last` is the last time before, for a recovery. Null for a novelty. */
export type FirstBuilt = readonly [
  ...BuiltTower,
  last: readonly [date: string, seasonsBefore: number] | null,
];

export type BestDiada = { readonly date: string; readonly reason: string; readonly points: number };

export type SeasonPoint = {
  readonly season: Season;
  readonly diades: number;
  /** Null if no diada has points. */
  readonly best: BestDiada | null;
  /** In the order of the levels of the overview. */
  readonly levels: readonly Outcomes[];
  /** The best three that count in a diada, best first. */
  readonly castells: readonly ScoredTower[];
  /** The best that counts in a diada, or none. */
  readonly pilars: readonly ScoredTower[];
  /** Novelties and recoveries, oldest first. */
  readonly firsts: readonly FirstBuilt[];
};

export type TowerCount = {
  readonly code: string;
  readonly descarregats: number;
  readonly carregats: number;
};

export type Summary = {
  readonly tiers: readonly { readonly id: string; readonly towers: readonly TowerCount[] }[];
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

export function summaryOf(counts: SeasonCounts, seasons: readonly string[]): Summary {
  const { tiers, unscored } = counts.arranged;
  const totals = towerTotals(counts, seasons);
  // Tiers of the CSV have only rows to show.
  const isOwn = tiers.some(({ id }) => TIER_IDS.every((known) => known !== id));
  const shown = (codes: readonly string[]) =>
    codes
      .filter((code) => isOwn || TIER_CODES.has(code) || totals.has(code))
      .map((code) => totals.get(code) ?? { code, descarregats: 0, carregats: 0 });
  return {
    tiers: tiers.map(({ id, codes }) => ({ id, towers: shown(codes) })),
    unscored: shown(unscored),
    notice:
      seasons.length === 1 && seasons[0] === COVID_SEASON && !counts.seasons[COVID_SEASON] ? 'covid' : null,
  };
}

/** Towers built in any of the seasons, by code. */
export function towerTotals(
  { seasons: all }: SeasonCounts,
  seasons: readonly string[],
): ReadonlyMap<string, TowerCount> {
  const totals = new Map<string, TowerCount>();
  for (const [code, descarregats, carregats] of seasons.flatMap((season) => all[season] ?? [])) {
    const total = totals.get(code) ?? { code, descarregats: 0, carregats: 0 };
    totals.set(code, {
      code,
      descarregats: total.descarregats + descarregats,
      carregats: total.carregats + carregats,
    });
  }
  return totals;
}
