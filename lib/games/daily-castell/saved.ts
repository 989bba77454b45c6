import { isCalendarDate } from '@/lib/dates/calendar-date';
import { isListOf, parseSaved } from '@/lib/games/shared/saved';
import type { DayRecord, Days } from './types';

const VERSION = 1;
/** Said here too, so that who only reads a result need not bring the rules. */
const MOST_TRIES = 6;

/** All days as text. */
export function encodeDays(days: Days): string {
  const dies = Object.entries(days).map(([date, { tries, result }]) => [
    date,
    { proves: tries, resultat: result },
  ]);
  return JSON.stringify({ versio: VERSION, dies: Object.fromEntries(dies) });
}

/** The days of a saved text. What is no day is left out, and of a text that is not ours there is none. */
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
  // A day that is found took its tries, one that is not took all of them, and one under way has some left.
  if (result === tries.length) return { tries, result };
  if (result === 0) return tries.length === MOST_TRIES ? { tries, result } : undefined;
  return result === null && tries.length < MOST_TRIES ? { tries, result } : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
