import { type Season, seasonOf, seasonsBetween } from '@/lib/dates/seasons';

/** The season in which university castells begin. */
export const FIRST_SEASON = '1994-1995';
/** No university towers were built in it because of COVID-19. */
export const COVID_SEASON = '2020-2021';

/** Every season from the first one to that of `today` (`YYYY-MM-DD`), oldest first. */
export function seasonsUntil(today: string): Season[] {
  return seasonsBetween(FIRST_SEASON, seasonOf(today));
}
