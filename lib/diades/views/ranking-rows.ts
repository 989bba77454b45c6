import { attemptLabel } from '../grouping/labels';
import type { ScoreTable } from '../scoring/attempt-points';
import type { Verdict } from '../scoring/diada-score';
import { type RankedDiada, rankDiades } from '../scoring/ranking';
import type { Diada } from '../types';
import { namesOfAttempts, type TowerNames } from './tower-names';

export type RankedAttempt = {
  readonly label: string;
  readonly code: string;
  readonly points: number;
  readonly verdict: Verdict;
};

/** Only the fields that a row shows, since a page carries a hundred rows. */
export type RankingRow = {
  readonly id: string;
  readonly position: number;
  readonly date: string;
  readonly season: string;
  readonly reason: string;
  readonly town: string;
  readonly points: number;
  /** In the order of the rounds. */
  readonly attempts: readonly RankedAttempt[];
};

export type RankingRows = { readonly rows: readonly RankingRow[]; readonly names: TowerNames };

export function rankingRows(diades: readonly Diada[], scores: ScoreTable): RankingRows {
  const ranked = rankDiades(diades, scores);
  return {
    rows: ranked.map(rankingRow),
    names: namesOfAttempts(ranked.flatMap(({ attempts }) => attempts.map(({ attempt }) => attempt))),
  };
}

/** Omits Pd4. */
export function columnOf({ attempts }: Pick<RankingRow, 'attempts'>): readonly RankedAttempt[] {
  return attempts.filter(({ code }) => code !== 'Pd4');
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
    attempts: attempts.map(({ attempt, points: worth, verdict }) => ({
      label: attemptLabel(attempt),
      code: attempt.code,
      points: worth,
      verdict,
    })),
  };
}
