type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** Created at the first call: it takes some 10 ms on a phone, which a page that never asks must not pay. */
let format: Intl.DateTimeFormat | undefined;

/**
 * Joins parts of the local time in Madrid. Reads them by name: order and separators of a locale change from one browser
 * version to another (`en-CA` is `2026-11-23` or `11/23/2026`).
 */
function inMadrid(moment: number, names: readonly Part[], separator: string): string {
  format ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(moment);
  return names.map((name) => parts.find(({ type }) => type === name)?.value ?? '').join(separator);
}

/** The calendar date it is in Madrid at a moment, in milliseconds since 1970. */
export const dateInMadrid = (moment: number): string => inMadrid(moment, ['year', 'month', 'day'], '-');

/** What clocks show in Madrid at a moment, in milliseconds since 1970: `21:05:00`. */
export const clockInMadrid = (moment: number): string => inMadrid(moment, ['hour', 'minute', 'second'], ':');
