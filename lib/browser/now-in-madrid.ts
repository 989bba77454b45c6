import type { MadridNow } from '@/lib/calendar/next-meeting';
import { clockInMadrid, dateInMadrid } from '@/lib/dates/madrid';

export function nowInMadrid(): MadridNow {
  const now = Date.now();
  return { date: dateInMadrid(now), time: clockInMadrid(now).slice(0, 5) };
}
