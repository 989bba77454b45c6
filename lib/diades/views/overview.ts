import type { ScoreTable } from '../scoring/attempt-points';
import { seasonsUntil } from '../seasons';
import type { Diada } from '../types';
import { type SeasonPoint, seasonSeries } from './season-series';
import { countSeasons, type SeasonCounts } from './summary';

/** Data of the historical summary. */
export type Overview = {
  readonly counts: SeasonCounts;
  /** From the first season to the current one. */
  readonly points: readonly SeasonPoint[];
};

/** Seasons end with that of `today`, or with that of the last diada if it is later. */
export function overviewOf(diades: readonly Diada[], scores: ScoreTable, today: string): Overview {
  const last = diades.at(-1)?.date ?? today;
  const seasons = seasonsUntil(last > today ? last : today);
  return { counts: countSeasons(diades, scores), points: seasonSeries(diades, scores, seasons) };
}
