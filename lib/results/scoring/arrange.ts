import { compareCatalan } from '@/lib/text/catalan';
import { constructionOf } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import { groupBy } from '@/lib/values/collections';
import { floorsOf, hasOwnTiers, isPilar, meritOf, type ScoreTable } from './scores';
import {
  type ArrangedTowers,
  TIER_CODES,
  TIER_IDS,
  TIERS,
  type Tier,
  type TierId,
  type TierLevel,
} from './tiers';

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
