import { attemptLabel, type Diada, namesOfAttempts } from '@/lib/results/diada';
import { diadaPoints, type ScoredDiada, type ScoreTable, scoreDiada } from '@/lib/results/scoring/scores';
import type { RankedAttempt, RankingRow, RankingRows } from './ranking-row';

export const RANKING_SIZE = 100;

type RankedDiada = ScoredDiada & {
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

/** Best diada of the season of the last one, with its place among all; undefined without diades. */
export function bestOfLastSeason(diades: readonly Diada[], scores: ScoreTable): RankedDiada | undefined {
  const season = diades.at(-1)?.season;
  return rankDiades(diades, scores, diades.length).find(({ diada }) => diada.season === season);
}

type Scored = Pick<ScoredDiada, 'diada' | 'points'>;

/** An id starts with its date. */
function byPoints(one: Scored, other: Scored): number {
  if (one.points !== other.points) return other.points - one.points;
  return one.diada.id < other.diada.id ? -1 : 1;
}

export function rankingRows(diades: readonly Diada[], scores: ScoreTable): RankingRows {
  const ranked = rankDiades(diades, scores);
  return {
    rows: ranked.map(rankingRow),
    names: namesOfAttempts(ranked.flatMap(({ attempts }) => attempts.map(({ attempt }) => attempt))),
    scores,
  };
}

function rankingRow({ diada, position, points, attempts }: RankedDiada): RankingRow {
  const { id, date, season, reason, town } = diada;
  return {
    id,
    position,
    date,
    season,
    reason,
    town,
    points,
    attempts: rankedAttempts(attempts),
  };
}

export function rankedAttempts(attempts: ScoredDiada['attempts']): readonly RankedAttempt[] {
  return attempts.map(({ attempt, points, verdict }) => ({
    label: attemptLabel(attempt),
    code: attempt.code,
    points,
    verdict,
  }));
}
