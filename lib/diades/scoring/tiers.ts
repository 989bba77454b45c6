import { compareCatalan } from '@/lib/text/collator';
import { parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import { floorsOf, isPilar } from '../types';
import { meritOf, type ScoreTable } from './attempt-points';

/** Height that a tier gathers: 8 and more or with manilles, 7, 6, and 5 or less. */
export const TIER_LEVELS = [8, 7, 6, 5] as const;
export type TierLevel = (typeof TIER_LEVELS)[number];

export type Tier = {
  readonly name: string;
  readonly level: TierLevel;
  /** Notations, the best tower first. */
  readonly towers: readonly string[];
};

export type ArrangedTowers = {
  /** The tiers in their order, each with the towers named in it and those placed in it by their merit. */
  readonly tiers: readonly Tier[];
  /** Towers that neither a tier names nor the table scores, in Catalan order. */
  readonly unscored: readonly string[];
};

/** Puts each tower in one place: where a tier names it, else in the nearest tier of its level, else unscored. */
export function arrangeTowers(
  keys: Iterable<string>,
  tiers: readonly Tier[],
  scores: ScoreTable,
): ArrangedTowers {
  const named = new Set(tiers.flatMap(({ towers }) => towers));
  const arranged = tiers.map((tier) => ({ ...tier, towers: [...tier.towers] }));
  const unscored: string[] = [];
  const strangers = [...new Set(keys)].filter((key) => !named.has(key)).sort(compareCatalan);
  for (const key of strangers) {
    const merit = meritOf(scores, key);
    const tier = merit === undefined ? undefined : nearestTier(key, merit, tiers, scores);
    const home = tier === undefined ? undefined : arranged[tiers.indexOf(tier)];
    if (merit === undefined || !home) unscored.push(key);
    else insertByMerit(home.towers, key, merit, scores);
  }
  return { tiers: arranged, unscored };
}

/** Every tower from the best to the least, the unscored ones last. */
export function byMerit({ tiers, unscored }: ArrangedTowers): string[] {
  return [...tiers.flatMap(({ towers }) => towers), ...unscored];
}

/** The level of a tower. Above four floors a pilar is as hard as a castell two floors taller. */
export function levelOf(construction: Construction): TierLevel {
  const floors = floorsOf(construction);
  if (floors >= 8 || (construction.kind === 'tower' && construction.support.includes('m'))) return 8;
  if (isPilar(construction) && floors > 4) return 7;
  if (floors === 7) return 7;
  return floors === 6 ? 6 : 5;
}

/** The tier of the tower's level with the named tower nearest in points; of two as near, the higher. */
function nearestTier(
  key: string,
  merit: number,
  tiers: readonly Tier[],
  scores: ScoreTable,
): Tier | undefined {
  const parsed = parseConstruction(key);
  if (!parsed.ok) return undefined;
  const level = levelOf(parsed.construction);
  const distances = tiers
    .filter((tier) => tier.level === level)
    .map((tier) => ({ tier, distance: distanceTo(tier, merit, scores) }));
  return distances.sort((one, other) => one.distance - other.distance)[0]?.tier;
}

function distanceTo({ towers }: Tier, merit: number, scores: ScoreTable): number {
  const merits = towers.map((key) => meritOf(scores, key)).filter((points) => points !== undefined);
  return merits.reduce((least, points) => Math.min(least, Math.abs(points - merit)), Number.MAX_SAFE_INTEGER);
}

/** Before the first tower worth less; the order of the named ones is never touched. */
function insertByMerit(towers: string[], key: string, merit: number, scores: ScoreTable): void {
  const place = towers.findIndex((other) => (meritOf(scores, other) ?? 0) < merit);
  towers.splice(place === -1 ? towers.length : place, 0, key);
}
