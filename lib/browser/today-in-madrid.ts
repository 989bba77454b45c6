import { dateInMadrid } from '@/lib/dates/madrid';

export function todayInMadrid(): string {
  return dateInMadrid(Date.now());
}
