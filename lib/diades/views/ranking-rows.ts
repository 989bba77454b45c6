import { attemptLabel } from '../grouping/rounds';
import type { Verdict } from '../scoring/diada-score';
import type { RankedDiada } from '../scoring/ranking';
import { namesOfAttempts, type TowerNames } from './tower-names';

/** A tower of a ranked diada and what it adds to the sum. */
export type RankedAttempt = {
  readonly label: string;
  readonly key: string;
  readonly points: number;
  readonly verdict: Verdict;
};

/** A ranked diada with no more than its row shows: a page carries a hundred of them. */
export type RankingRow = {
  /** Date and reason. */
  readonly id: string;
  readonly position: number;
  readonly date: string;
  readonly season: string;
  readonly reason: string;
  readonly town: string;
  readonly points: number;
  /** Every attempt, in the order of the rounds; the points of those that count add up to `points`. */
  readonly attempts: readonly RankedAttempt[];
};

export type RankingRows = { readonly rows: readonly RankingRow[]; readonly names: TowerNames };

/** The rows of a ranking, and the names of every tower in them. */
export function rankingRows(ranked: readonly RankedDiada[]): RankingRows {
  return {
    rows: ranked.map(rankingRow),
    names: namesOfAttempts(ranked.flatMap(({ attempts }) => attempts.map(({ attempt }) => attempt))),
  };
}

/** The towers of the column: all but those of Pd4. */
export function columnOf({ attempts }: Pick<RankingRow, 'attempts'>): readonly RankedAttempt[] {
  return attempts.filter(({ key }) => key !== 'Pd4');
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
      key: attempt.key,
      points: worth,
      verdict,
    })),
  };
}
