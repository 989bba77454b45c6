import type { Diada } from '../types';
import type { ScoreTable } from './attempt-points';
import { diadaPoints, type ScoredDiada, scoreDiada } from './diada-score';

/** Rows of the table of best performances. */
export const RANKING_SIZE = 100;

export type RankedDiada = ScoredDiada & {
  /** From 1; equal points share a position and the next one skips as many. */
  readonly position: number;
};

/** The best diades by points, at most `size` of them, equal ones by date; scores come with their explanation. */
export function rankDiades(
  diades: readonly Diada[],
  scores: ScoreTable,
  size: number = RANKING_SIZE,
): RankedDiada[] {
  const points = Float64Array.from(diades, (diada) => diadaPoints(diada, scores));
  const least = points.slice().sort().at(-size) ?? 0;
  const best: Scored[] = [];
  for (const [index, diada] of diades.entries()) {
    const own = points[index] ?? 0;
    if (own >= least) best.push({ diada, points: own });
  }
  best.sort(compareScored);
  const ranked: RankedDiada[] = [];
  for (const [index, { diada, points }] of best.slice(0, size).entries()) {
    const before = ranked.at(-1);
    const position = before?.points === points ? before.position : index + 1;
    ranked.push({ ...scoreDiada(diada, scores), position });
  }
  return ranked;
}

type Scored = Pick<ScoredDiada, 'diada' | 'points'>;

/** An id starts with its date. */
function compareScored(one: Scored, other: Scored): number {
  if (one.points !== other.points) return other.points - one.points;
  return one.diada.id < other.diada.id ? -1 : 1;
}
