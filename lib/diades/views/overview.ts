import type { ScoreTable } from '../scoring/attempt-points';
import { seasonsUntil } from '../seasons';
import type { Diada } from '../types';
import { type SeasonPoint, seasonSeries } from './season-series';
import { countSeasons, type SeasonCounts } from './summary';

export type Overview = {
  readonly counts: SeasonCounts;
  readonly points: readonly SeasonPoint[];
};

/** Ends with the season of `today` or of the last diada, whichever is later. */
export function overviewOf(diades: readonly Diada[], scores: ScoreTable, today: string): Overview {
  const last = diades.at(-1)?.date ?? today;
  const seasons = seasonsUntil(last > today ? last : today);
  return { counts: countSeasons(diades, scores), points: seasonSeries(diades, scores, seasons) };
}
