import { isCalendarDate } from '@/lib/dates/calendar-date';
import { isListOf, parseSaved } from '@/lib/games/shared/saved';
import type { DayRecord, Days } from './types';

const VERSION = 1;
/** Copied from `state.ts`, to read results without importing the rules. */
const MOST_TRIES = 6;

export function encodeDays(days: Days): string {
  const dies = Object.entries(days).map(([date, { tries, result }]) => [
    date,
    { proves: tries, resultat: result },
  ]);
  return JSON.stringify({ versio: VERSION, dies: Object.fromEntries(dies) });
}

/** Skips invalid days. */
export function decodeDays(text: string | null): Days {
  const saved = parseSaved(text);
  if (saved?.versio !== VERSION || !isObject(saved.dies)) return {};
  return Object.fromEntries(
    Object.entries(saved.dies).flatMap(([date, value]) => {
      const record = isCalendarDate(date) ? recordOf(value) : undefined;
      return record ? [[date, record]] : [];
    }),
  );
}

function recordOf(value: unknown): DayRecord | undefined {
  if (!isObject(value) || !isListOf(value.proves, isText)) return undefined;
  const { proves: tries, resultat: result } = value;
  if (tries.length === 0 || tries.length > MOST_TRIES) return undefined;
  // A won day counts its tries, a lost day used all of them, and an unfinished day has some left.
  if (result === tries.length) return { tries, result };
  if (result === 0) return tries.length === MOST_TRIES ? { tries, result } : undefined;
  return result === null && tries.length < MOST_TRIES ? { tries, result } : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
