import { type Season, seasonOf, seasonsBetween } from '@/lib/dates/seasons';

/** First season of university castells. */
export const FIRST_SEASON = '1994-1995';
/** Season without university castells because of COVID-19. */
export const COVID_SEASON = '2020-2021';

/** Returns the seasons from the first one to that of `today` (`YYYY-MM-DD`), oldest first. */
export function seasonsUntil(today: string): Season[] {
  return seasonsBetween(FIRST_SEASON, seasonOf(today));
}
