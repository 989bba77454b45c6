/**
 * Made when first asked for and kept: the engine takes some 10 ms for each on a phone, which a page that never asks must
 * not pay while it opens.
 */
function madrid(locale: string, options: Intl.DateTimeFormatOptions): (moment: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Madrid', ...options });
    return format.format(moment);
  };
}

/** The calendar date it is in Madrid at a moment, in milliseconds since 1970. */
export const dateInMadrid = madrid('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** What clocks show in Madrid at a moment, in milliseconds since 1970: `21:05:00`. */
export const clockInMadrid = madrid('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
