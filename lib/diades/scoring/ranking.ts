import type { Diada } from '../types';
import type { ScoreTable } from './attempt-points';
import { diadaPoints, type ScoredDiada, scoreDiada } from './diada-score';

/** Rows of the ranking table. */
const RANKING_SIZE = 100;

export type RankedDiada = ScoredDiada & {
  /** From 1. Equal points share a position, and the next positions are skipped. */
  readonly position: number;
};

/** Returns at most `size` diades, best first. Ties are sorted by date. */
export function rankDiades(
  diades: readonly Diada[],
  scores: ScoreTable,
  size: number = RANKING_SIZE,
): RankedDiada[] {
  const best = diades
    .map((diada) => ({ diada, points: diadaPoints(diada, scores) }))
    .sort(byPoints)
    .slice(0, size);
  return best.map(({ diada, points }) => ({
    ...scoreDiada(diada, scores),
    position: 1 + best.findIndex((other) => other.points === points),
  }));
}

type Scored = Pick<ScoredDiada, 'diada' | 'points'>;

/** Comparing ids sorts by date, since an id starts with it. */
function byPoints(one: Scored, other: Scored): number {
  if (one.points !== other.points) return other.points - one.points;
  return one.diada.id < other.diada.id ? -1 : 1;
}
