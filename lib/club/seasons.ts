/** A season (temporada), 1 September to 31 August: `2024-2025`. The second year always follows the first. */
export type Season = `${number}-${number}`;

const SEASON = /^([1-9]\d{3})-([1-9]\d{3})$/;

/** First year of a season written `YYYY-YYYY`, or null when the text is anything else (`2024-2026` included). */
export function parseSeason(text: string): number | null {
  const match = SEASON.exec(text);
  if (match === null) return null;
  const start = Number(match[1]);
  return Number(match[2]) === start + 1 ? start : null;
}

/** The season that begins on 1 September of `start`; throws a RangeError outside the years 1000 to 9998. */
export function formatSeason(start: number): Season {
  if (!Number.isInteger(start) || start < 1000 || start > 9998) {
    throw new RangeError(`Not the first year of a season: ${start}`);
  }
  return `${start}-${start + 1}`;
}

/** True for a well-formed season; narrows the text to `Season`. */
export function isSeason(text: string): text is Season {
  return parseSeason(text) !== null;
}

/** Ascending order for `Array.prototype.sort`. */
export function compareSeasons(a: Season, b: Season): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10);
}
