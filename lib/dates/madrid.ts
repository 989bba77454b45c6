export const HOUR_MS = 3_600_000;

/** No date can be after it, and a save may hold it. */
const LAST_MOMENT = 8.64e15;

/** When the clocks change: 1:00 UTC on the last Sunday of a month, which counts from 1. */
export function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * 24 * HOUR_MS;
}

/**
 * `2026-11-23T21:05:00.000Z`, where `Z` means nothing. Not by `Intl`: creating a format that knows time zones blocks a slow
 * phone for 100 ms and more, before the first paint.
 */
function inMadrid(moment: number): string {
  const year = new Date(moment).getUTCFullYear();
  const summer = moment >= clockChange(year, 3) && moment < clockChange(year, 10);
  return new Date(Math.min(moment + (summer ? 2 : 1) * HOUR_MS, LAST_MOMENT)).toISOString();
}

export const dateInMadrid = (moment: number): string => inMadrid(moment).slice(0, 10);

/** `21:05:00`. */
export const clockInMadrid = (moment: number): string => inMadrid(moment).slice(11, 19);

/** `2026-11-23 21:05`. */
export const timeInMadrid = (moment: number): string => inMadrid(moment).slice(0, 16).replace('T', ' ');
