/** Today's calendar date in Madrid, where everything on the agenda happens. Reads the clock. */
export function todayInMadrid(now: Date = new Date(Date.now())): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid', dateStyle: 'short' }).format(now);
}
