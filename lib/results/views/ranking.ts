import type { Results } from '@/lib/results/count';
import { type Diada, namesOfAttempts } from '@/lib/results/diada';
import { attemptLabel } from '@/lib/results/labels';
import type { RankingChoice } from '@/lib/results/query';
import { diadaPoints, type ScoredDiada, type ScoreTable, scoreDiada } from '@/lib/results/scoring/scores';
import { townsOf } from './list';
import type { Ranked, RankedAttempt, RankingRow, RankingRows } from './ranking-row';

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
  const seasons = [...new Set(diades.map(({ season }) => season))].sort().reverse();
  return { ...ranked(diades, scores), scores, choices: { seasons, towns: townsOf(diades) } };
}

/** Also finds the ranking of a season or of a town. */
export function searchableRanking({ diades, scores }: Results): RankingRows {
  const find = ({ season, town }: RankingChoice) =>
    ranked(
      diades.filter(
        (diada) => (season === null || diada.season === season) && (town === null || diada.town === town),
      ),
      scores,
    );
  return { ...rankingRows(diades, scores), find };
}

function ranked(diades: readonly Diada[], scores: ScoreTable): Ranked {
  const best = rankDiades(diades, scores);
  return {
    rows: best.map(rankingRow),
    names: namesOfAttempts(best.flatMap(({ attempts }) => attempts.map(({ attempt }) => attempt))),
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
