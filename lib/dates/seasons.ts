import { addDays } from './days';

/** `2024-2025`, or `2025` where seasons are calendar years. */
export type Season = `${number}-${number}` | `${number}`;

/** Month in which a course begins, and a season unless the club says another. */
const SEPTEMBER = 9;

const SEASON = /^([1-9]\d{3})-([1-9]\d{3})$/;

/** Returns the first year of a season of two, or null if invalid. */
export function parseSeason(text: string): number | null {
  const match = SEASON.exec(text);
  if (match === null) return null;
  const start = Number(match[1]);
  return Number(match[2]) === start + 1 ? start : null;
}

/** Throws a RangeError outside 1000 to 9998. */
export function formatSeason(start: number, firstMonth = SEPTEMBER): Season {
  if (!Number.isInteger(start) || start < 1000 || start > 9998) {
    throw new RangeError(`Not the first year of a season: ${start}`);
  }
  return firstMonth === 1 ? `${start}` : `${start}-${start + 1}`;
}

export function isSeason(text: string): text is Season {
  return parseSeason(text) !== null;
}

export function compareSeasons(a: Season, b: Season): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10);
}

/** Shortens `1994-1995` to `94-95`, to fit thirty on an axis. */
export function shortSeason(season: string): string {
  return season.replace(/\d\d(\d\d)/g, '$1');
}

/** A season begins on the 1st of `firstMonth`, from 1 to 12. */
export function seasonOf(date: string, firstMonth = SEPTEMBER): Season {
  const year = Number(date.slice(0, 4));
  return formatSeason(Number(date.slice(5, 7)) >= firstMonth ? year : year - 1, firstMonth);
}

export function seasonDates(
  season: Season,
  firstMonth = SEPTEMBER,
): { readonly from: string; readonly to: string } {
  const year = Number.parseInt(season, 10);
  const start = `-${String(firstMonth).padStart(2, '0')}-01`;
  return { from: year + start, to: addDays(year + 1 + start, -1) };
}

/** Seasons that began in an office held between two years: those of courses, or the years themselves. At least one. */
export function seasonsInOffice(from: number, to: number, firstMonth = SEPTEMBER): readonly [Season, Season] {
  const last = firstMonth === 1 ? to : Math.max(from, to - 1);
  return [formatSeason(from, firstMonth), formatSeason(last, firstMonth)];
}

/** Written as `first` is. */
export function seasonsBetween(first: Season, last: Season): Season[] {
  const start = Number.parseInt(first, 10);
  const count = Number.parseInt(last, 10) - start + 1;
  const firstMonth = first.includes('-') ? SEPTEMBER : 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => formatSeason(start + index, firstMonth));
}
