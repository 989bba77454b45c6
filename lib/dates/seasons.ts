/** `2024-2025`: 1 September to 31 August. */
export type Season = `${number}-${number}`;

const SEASON = /^([1-9]\d{3})-([1-9]\d{3})$/;

/** Returns the first year, or null if invalid. */
export function parseSeason(text: string): number | null {
  const match = SEASON.exec(text);
  if (match === null) return null;
  const start = Number(match[1]);
  return Number(match[2]) === start + 1 ? start : null;
}

/** Throws a RangeError outside 1000 to 9998. */
export function formatSeason(start: number): Season {
  if (!Number.isInteger(start) || start < 1000 || start > 9998) {
    throw new RangeError(`Not the first year of a season: ${start}`);
  }
  return `${start}-${start + 1}`;
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

export function seasonOf(date: string): Season {
  const year = Number(date.slice(0, 4));
  return formatSeason(Number(date.slice(5, 7)) >= 9 ? year : year - 1);
}

export function seasonDates(season: Season): { readonly from: string; readonly to: string } {
  const year = Number.parseInt(season, 10);
  return { from: `${year}-09-01`, to: `${year + 1}-08-31` };
}

export function seasonsBetween(first: Season, last: Season): Season[] {
  const start = Number.parseInt(first, 10);
  const count = Number.parseInt(last, 10) - start + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => formatSeason(start + index));
}
