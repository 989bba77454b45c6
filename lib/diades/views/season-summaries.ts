import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import type { ScoreTable } from '../scoring/attempt-points';
import type { Tier } from '../scoring/tiers';
import { COVID_SEASON } from '../seasons';
import type { Diada } from '../types';
import { type Summary, summarise, type TowerCount } from './summary';
import type { TowerNames } from './tower-names';

/** Times a tower was completed and only loaded. */
export type CompactCount = readonly [key: string, descarregats: number, carregats: number];

/** The summary of every season, small enough to travel with a page: where each tower goes is said once. */
export type SeasonSummaries = {
  /** The summary of all seasons. */
  readonly all: Summary;
  /** By season, the towers that were built in it. */
  readonly seasons: Readonly<Record<string, readonly CompactCount[]>>;
  readonly names: TowerNames;
};

type Rules = { readonly tiers: readonly Tier[]; readonly scores: ScoreTable };

export function seasonSummaries(diades: readonly Diada[], rules: Rules): SeasonSummaries {
  const all = summarise(diades, { ...rules, season: null });
  const bySeason = new Map<string, Diada[]>();
  for (const diada of diades) {
    const known = bySeason.get(diada.season);
    if (known) known.push(diada);
    else bySeason.set(diada.season, [diada]);
  }
  const seasons = Array.from(bySeason, ([season, own]) => {
    const counts = towersIn(summarise(own, { ...rules, season })).filter(isBuiltOnce);
    return [season, counts.map(compact)] as const;
  });
  return { all, seasons: Object.fromEntries(seasons), names: namesOf(towersIn(all)) };
}

/** The summary of one season, the same that `summarise` gives; of all seasons when it is null. */
export function summaryOf(
  { all, seasons }: SeasonSummaries,
  season: string | null,
  tiers: readonly Tier[],
): Summary {
  if (season === null) return all;
  const named = new Set(tiers.flatMap(({ towers }) => towers));
  const counts = new Map((seasons[season] ?? []).map((count) => [count[0], count]));
  const inSeason = (towers: readonly TowerCount[]) =>
    towers
      .filter(({ key }) => named.has(key) || counts.has(key))
      .map(({ key }) => {
        const [, descarregats = 0, carregats = 0] = counts.get(key) ?? [];
        return { key, descarregats, carregats };
      });
  return {
    tiers: all.tiers.map(({ name, towers }) => ({ name, towers: inSeason(towers) })),
    unscored: inSeason(all.unscored),
    notice: season === COVID_SEASON ? 'covid' : null,
  };
}

function towersIn({ tiers, unscored }: Summary): TowerCount[] {
  return [...tiers.flatMap(({ towers }) => towers), ...unscored];
}

function isBuiltOnce({ descarregats, carregats }: TowerCount): boolean {
  return descarregats + carregats > 0;
}

function compact({ key, descarregats, carregats }: TowerCount): CompactCount {
  return [key, descarregats, carregats];
}

function namesOf(towers: readonly TowerCount[]): TowerNames {
  const names: Record<string, string> = {};
  for (const { key } of towers) {
    const parsed = parseConstruction(key);
    if (parsed.ok) names[key] = towerName(parsed.construction);
  }
  return names;
}
