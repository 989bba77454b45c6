const madridDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const madridClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The calendar date it is in Madrid at a moment, in milliseconds since 1970. */
export function dateInMadrid(moment: number): string {
  return madridDay.format(moment);
}

/** What clocks show in Madrid at a moment, in milliseconds since 1970: `21:05:00`. */
export function clockInMadrid(moment: number): string {
  return madridClock.format(moment);
}
