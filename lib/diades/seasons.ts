/** The season in which university castells begin. */
export const FIRST_SEASON = '1994-1995';
/** No university towers were built in it because of COVID-19. */
export const COVID_SEASON = '2020-2021';

/** The season of a date `YYYY-MM-DD`: from 1 September to 31 August, written `2024-2025`. */
export function seasonOf(date: string): string {
  const year = Number(date.slice(0, 4));
  return seasonFrom(Number(date.slice(5, 7)) >= 9 ? year : year - 1);
}

/** Every season from the first one to that of `today` (`YYYY-MM-DD`), oldest first. */
export function seasonsUntil(today: string): string[] {
  const first = startYear(FIRST_SEASON);
  const count = startYear(seasonOf(today)) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => seasonFrom(first + index));
}

/** First and last date of a season, both in it. */
export function seasonDates(season: string): { from: string; to: string } {
  const year = startYear(season);
  return { from: `${year}-09-01`, to: `${year + 1}-08-31` };
}

function seasonFrom(year: number): string {
  return `${year}-${year + 1}`;
}

function startYear(season: string): number {
  return Number(season.slice(0, 4));
}
