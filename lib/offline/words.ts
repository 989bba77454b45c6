import { shortDate } from '@/lib/dates/formats';

/** Of when the page is that the visitor sees; `time` is what a clock said, `10:05`. */
export function seeingCopy(date: string, time: string): string {
  return `Veus la còpia del ${shortDate(date)} a les ${time}.`;
}
