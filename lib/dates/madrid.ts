type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** Created late: it takes some 10 ms on a phone. */
let format: Intl.DateTimeFormat | undefined;

/** Order and separators of a locale differ between browser versions. */
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

export const dateInMadrid = (moment: number): string => inMadrid(moment, ['year', 'month', 'day'], '-');

/** `21:05:00`. */
export const clockInMadrid = (moment: number): string => inMadrid(moment, ['hour', 'minute', 'second'], ':');

/** `2026-11-23 21:05`. */
export const timeInMadrid = (moment: number): string =>
  `${dateInMadrid(moment)} ${clockInMadrid(moment).slice(0, 5)}`;
