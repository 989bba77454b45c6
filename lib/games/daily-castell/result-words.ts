import { counted } from '@/lib/text/sentence';
import { dayNumber } from './calendar';
import type { DayRecord } from './types';

/** `Castell del dia 124`. */
export const dailyTitle = (date: string): string => `Castell del dia ${dayNumber(date)}`;

/** `en 1 prova`, `en 3 proves`. */
export const triesWords = (tries: number): string => `en ${counted(tries, 'prova', 'proves')}`;

/** How a day stands: `per jugar`, `a mitges`, `en 3 proves`, `no trobat`. */
export function resultWords(record: DayRecord | undefined): string {
  if (record === undefined) return 'per jugar';
  if (record.result === null) return 'a mitges';
  return record.result === 0 ? 'no trobat' : triesWords(record.result);
}
