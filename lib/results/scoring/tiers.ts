import { compareCatalan } from '@/lib/text/catalan';
import { constructionOf } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import { groupBy } from '@/lib/values/collections';
import { floorsOf, hasOwnTiers, isPilar, meritOf, type ScoreTable } from './scores';

/** Hardest first. */
export const TIER_IDS = [
  'eight',
  'high seven',
  'middle seven',
  'basic seven',
  'high six',
  'middle six',
  'basic six',
  'five',
] as const;
export type TierId = (typeof TIER_IDS)[number];

/** Floors. 8 includes taller towers and those with manilles, 5 includes lower ones. */
type TierLevel = 8 | 7 | 6 | 5;

type Tier = { readonly level: TierLevel; readonly codes: readonly string[] };

/** Hardest first, as university colles rank them. */
const TIERS: Readonly<Record<TierId, Tier>> = {
  eight: { level: 8, codes: ['3d8', '3d8sf', 'Td8fm', 'Pd7fm', '4d8', '3d8f'] },
  'high seven': { level: 7, codes: ['3d7s', '4d7s', '9d7', '3d7+4d7', '10d7', '5d7', 'Vd6f'] },
  'middle seven': { level: 7, codes: ['Pd6f', 'Td7f', '7d7', '3d7a', '4d7a', 'Pd5s'] },
  'basic seven': { level: 7, codes: ['3d7', 'Vd5', 'Pd5', '4d7'] },
  'high six': { level: 6, codes: ['Td6s', '3d6s', '9d6'] },
  'middle six': { level: 6, codes: ['Td6', '7d6', '5d6', '4d6a', '3d6a'] },
  'basic six': { level: 6, codes: ['3d6', '4d6'] },
  five: {
    level: 5,
    codes: [
      'Pd4s',
      'Pd4cam',
      '9d5',
      '3d5s',
      '5d5',
      'Pd4',
      '4d5a',
      'Td5',
      '4d5',
      '3d5',
      'Pd3s',
      'Pd3cam',
      'Pd3',
    ],
  },
};

export const TIER_CODES: ReadonlySet<string> = new Set(TIER_IDS.flatMap((id) => TIERS[id].codes));

export type ArrangedTowers = {
  /** Includes the codes placed in a tier by their points. `id` is a `TierId`, or the heading in the CSV. */
  readonly tiers: readonly { readonly id: string; readonly codes: readonly string[] }[];
  /** Codes without tier or points, in Catalan order. */
  readonly unscored: readonly string[];
};

/** Rows above the hardest tower built, which a club may build next. */
const NEXT = 2;

/** Tiers of the CSV: the given codes, and the next two above them. */
function ownTiers(codes: Iterable<string>, scores: ScoreTable): ArrangedTowers {
  const wanted = new Set(codes);
  const order = [...scores.keys()];
  const hardest = order.findIndex((code) => wanted.has(code));
  const shown = order.filter(
    (code, place) => wanted.has(code) || (place < hardest && place >= hardest - NEXT),
  );
  const tiers = groupBy(shown, (code) => scores.get(code)?.group ?? '');
  return {
    tiers: Array.from(tiers, ([id, own]) => ({ id, codes: own })),
    unscored: [...wanted].filter((code) => !scores.has(code)).sort(compareCatalan),
  };
}

/** Unlisted towers go to the nearest tier of their level. */
export function arrangeTowers(codes: Iterable<string>, scores: ScoreTable): ArrangedTowers {
  if (hasOwnTiers(scores)) return ownTiers(codes, scores);
  const tiers = TIER_IDS.map((id) => ({ id, codes: [...TIERS[id].codes] }));
  const unscored: string[] = [];
  const unnamed = [...new Set(codes)].filter((code) => !TIER_CODES.has(code)).sort(compareCatalan);
  for (const code of unnamed) {
    const nearest = nearestTier(code, scores);
    const tier = tiers.find(({ id }) => id === nearest);
    if (tier) insertByMerit(tier.codes, code, scores);
    else unscored.push(code);
  }
  return { tiers, unscored };
}

/** Best first, unscored last. */
export function byMerit({ tiers, unscored }: ArrangedTowers): string[] {
  return [...tiers.flatMap(({ codes }) => codes), ...unscored];
}

/** A pilar of five floors or more is as hard as a castell of seven. */
export function tierLevelOf(construction: Construction): TierLevel {
  const floors = floorsOf(construction);
  if (floors >= 8 || (construction.kind === 'tower' && construction.support.includes('m'))) return 8;
  if (isPilar(construction) && floors > 4) return 7;
  if (floors === 7) return 7;
  return floors === 6 ? 6 : 5;
}

/** Returns the tier of the same level with the nearest points. Ties go to the higher tier. */
function nearestTier(code: string, scores: ScoreTable): TierId | undefined {
  const merit = meritOf(scores, code);
  if (merit === undefined) return undefined;
  const level = tierLevelOf(constructionOf(code));
  const distances = TIER_IDS.filter((id) => TIERS[id].level === level).map((id) => ({
    id,
    distance: distanceTo(TIERS[id], merit, scores),
  }));
  return distances.sort((one, other) => one.distance - other.distance)[0]?.id;
}

function distanceTo({ codes }: Tier, merit: number, scores: ScoreTable): number {
  const merits = codes.map((code) => meritOf(scores, code)).filter((points) => points !== undefined);
  return Math.min(...merits.map((points) => Math.abs(points - merit)));
}

/** Never reorders the listed codes. */
function insertByMerit(codes: string[], code: string, scores: ScoreTable): void {
  const meritIn = (one: string) => meritOf(scores, one) ?? 0;
  const place = codes.findIndex((other) => meritIn(other) < meritIn(code));
  codes.splice(place === -1 ? codes.length : place, 0, code);
}
