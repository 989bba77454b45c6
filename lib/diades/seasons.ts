import { type Season, seasonOf, seasonsBetween } from '@/lib/dates/seasons';

export const FIRST_SEASON = '1994-1995';
/** No university castells because of COVID-19. */
export const COVID_SEASON = '2020-2021';

/** Oldest first. `today` is `YYYY-MM-DD`. */
export function seasonsUntil(today: string): Season[] {
  return seasonsBetween(FIRST_SEASON, seasonOf(today));
}
