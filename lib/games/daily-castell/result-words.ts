import { counted } from '@/lib/text/sentence';
import { dayNumber } from './calendar';
import type { DayRecord } from './types';

export const dailyTitle = (date: string): string => `Castell del dia ${dayNumber(date)}`;

export const triesWords = (tries: number): string => `en ${counted(tries, 'prova', 'proves')}`;

export function resultWords(record: DayRecord | undefined): string {
  if (record === undefined) return 'per jugar';
  if (record.result === null) return 'a mitges';
  return record.result === 0 ? 'no trobat' : triesWords(record.result);
}
