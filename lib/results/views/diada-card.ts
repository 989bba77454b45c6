import { type Diada, namesOfAttempts, type TowerNames } from '@/lib/results/diada';
import { diadaPoints, type ScoreTable, scoreDiada } from '@/lib/results/scoring/scores';
import { firstsOf } from './overview';
import { rankedAttempts } from './ranking';
import type { RankingRow } from './ranking-row';
import type { FirstBuilt } from './summary';

/** From 1. Equal points share a position. */
type PlaceAmong = { readonly position: number; readonly of: number };

export type DiadaCard = Pick<RankingRow, 'points' | 'attempts'> & {
  readonly names: TowerNames;
  readonly place: PlaceAmong;
  readonly placeInSeason: PlaceAmong;
  /** Novelties and recoveries. */
  readonly firsts: readonly FirstBuilt[];
  /** Dates of the nearest other days with a diada. Null past either end. */
  readonly previous: string | null;
  readonly next: string | null;
};

/** What there is to say of one diada among all. `diades` must be sorted, oldest first. */
export function diadaCard(id: string, diades: readonly Diada[], scores: ScoreTable): DiadaCard | undefined {
  const at = diades.findIndex((diada) => diada.id === id);
  const own = diades[at];
  if (!own) return undefined;
  const { points, attempts } = scoreDiada(own, scores);
  const placeAmong = (others: readonly Diada[]): PlaceAmong => ({
    position: 1 + others.filter((diada) => diadaPoints(diada, scores) > points).length,
    of: others.length,
  });
  return {
    points,
    attempts: rankedAttempts(attempts),
    names: namesOfAttempts(attempts.map(({ attempt }) => attempt)),
    place: placeAmong(diades),
    placeInSeason: placeAmong(diades.filter(({ season }) => season === own.season)),
    firsts: firstsOf(diades).get(own) ?? [],
    previous: diades.findLast(({ date }) => date < own.date)?.date ?? null,
    next: diades.find(({ date }) => date > own.date)?.date ?? null,
  };
}
