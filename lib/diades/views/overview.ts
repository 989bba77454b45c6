import type { ScoreTable } from '../scoring/attempt-points';
import { seasonsUntil } from '../seasons';
import type { Diada } from '../types';
import { type SeasonPoint, seasonSeries } from './season-series';
import { countSeasons, type SeasonCounts } from './summary';

/** What the historical summary shows of some results. */
export type Overview = {
  readonly counts: SeasonCounts;
  /** From the first season to the current one. */
  readonly points: readonly SeasonPoint[];
};

/** The seasons reach that of `today`, or that of the last diada when the results run ahead of it. */
export function overviewOf(diades: readonly Diada[], scores: ScoreTable, today: string): Overview {
  const last = diades.at(-1)?.date ?? today;
  const seasons = seasonsUntil(last > today ? last : today);
  return { counts: countSeasons(diades, scores), points: seasonSeries(diades, scores, seasons) };
}
