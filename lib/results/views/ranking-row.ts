import type { TowerNames } from '@/lib/results/diada';
import type { RankingChoice, RankingChoices } from '@/lib/results/query';
import type { ScoreTable, Verdict } from '@/lib/results/scoring/scores';

// Apart from `ranking.ts`, so that the page of the ranking does not load the calculation.

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

export type Ranked = {
  /** Best first. */
  readonly rows: readonly RankingRow[];
  readonly names: TowerNames;
};

export type RankingRows = Ranked & {
  /** For the calculator. */
  readonly scores: ScoreTable;
  readonly choices: RankingChoices;
  /** The ranking of a season or of a town. The page is built without it: it needs every diada. */
  readonly find?: (choice: RankingChoice) => Ranked;
};

/** Omits Pd4. */
export function columnAttempts({ attempts }: Pick<RankingRow, 'attempts'>): readonly RankedAttempt[] {
  return attempts.filter(({ code }) => code !== 'Pd4');
}
