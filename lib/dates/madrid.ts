const madridDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date it is in Madrid at a moment, in milliseconds since 1970. */
export function dateInMadrid(moment: number): string {
  return madridDay.format(moment);
}
