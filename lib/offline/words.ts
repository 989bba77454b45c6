import { ofDay } from '@/lib/dates/article';
import { shortDate } from '@/lib/dates/formats';

/** `time`: `10:05`. */
export function seeingCopy(date: string, time: string): string {
  return `Veus la còpia ${ofDay(shortDate(date))} a les ${time}.`;
}
