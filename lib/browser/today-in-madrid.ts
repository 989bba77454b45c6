import { dateInMadrid } from '@/lib/dates/madrid';

/** Today's calendar date in Madrid, where everything on the agenda happens. Reads the clock. */
export function todayInMadrid(): string {
  return dateInMadrid(Date.now());
}
