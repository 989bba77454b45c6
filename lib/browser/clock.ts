import { dateInMadrid, timeInMadrid } from '@/lib/dates/madrid';

export function today(): string {
  return dateOf(new Date());
}

export function dateOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** Local time, `9:05`. */
export function timeOf(date: Date): string {
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
}

export function todayInMadrid(): string {
  return dateInMadrid(Date.now());
}

/** `2026-11-23 21:05`. */
export const nowInMadrid = (): string => timeInMadrid(Date.now());
