import type { Diada } from '../types';
import type { ScoreTable } from './attempt-points';
import { diadaPoints, type ScoredDiada, scoreDiada } from './diada-score';

const RANKING_SIZE = 100;

export type RankedDiada = ScoredDiada & {
  /** From 1. Equal points share a position. */
  readonly position: number;
};

/** Best first. Ties are sorted by date. */
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

/** An id starts with its date. */
function byPoints(one: Scored, other: Scored): number {
  if (one.points !== other.points) return other.points - one.points;
  return one.diada.id < other.diada.id ? -1 : 1;
}
