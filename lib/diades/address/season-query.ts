import type { Season } from '@/lib/dates/seasons';
import { type IgnoredValue, readParameter } from './parameter';

const NAME = 'temporada';

export type SeasonQuery = {
  /** Null for all seasons. */
  readonly season: Season | null;
  readonly ignored: readonly IgnoredValue[];
};

/** Parses `?temporada=2024-2025`. */
export function parseSeasonQuery(search: string, seasons: readonly Season[]): SeasonQuery {
  const ignored: IgnoredValue[] = [];
  const accept = (value: string) => seasons.find((season) => season === value);
  const season = readParameter(new URLSearchParams(search), NAME, accept, ignored);
  return { season, ignored };
}

/** Returns an empty string for all seasons. */
export function formatSeasonQuery(season: string | null): string {
  return season === null ? '' : `?${new URLSearchParams({ [NAME]: season })}`;
}
