import { utcToDate } from './days';

export const HOUR_MS = 3_600_000;

/** Months count from 1. */
export function lastSunday(year: number, month: number): string {
  const lastDay = Date.UTC(year, month, 0);
  return utcToDate(lastDay - new Date(lastDay).getUTCDay() * 24 * HOUR_MS);
}

/**
 * `2026-11-23T21:05:00.000Z`, where `Z` means nothing. Clocks change at 1:00 UTC. Not by `Intl`: creating a format that knows
 * time zones blocks a slow phone for 100 ms and more, before the first paint.
 */
function inMadrid(moment: number): string {
  const utc = new Date(moment).toISOString();
  const year = Number(utc.slice(0, 4));
  const summer = utc >= `${lastSunday(year, 3)}T01` && utc < `${lastSunday(year, 10)}T01`;
  return new Date(moment + (summer ? 2 : 1) * HOUR_MS).toISOString();
}

export const dateInMadrid = (moment: number): string => inMadrid(moment).slice(0, 10);

/** `21:05:00`. */
export const clockInMadrid = (moment: number): string => inMadrid(moment).slice(11, 19);

/** `2026-11-23 21:05`. */
export const timeInMadrid = (moment: number): string => inMadrid(moment).slice(0, 16).replace('T', ' ');
