import { addDays, daysBetween, isCalendarDate } from '@/lib/dates/days';
import { isListOf } from '@/lib/games/shared/saved';
import { parseSaved } from '@/lib/saved-data/saved-text';
import { isRecord } from '@/lib/values/collections';

/** Codes are canonical. */
export type DayRecord = {
  readonly tries: readonly string[];
  /** Number of tries if found, 0 if not found, null while unfinished. */
  readonly result: number | null;
};

export type Days = Readonly<Record<string, DayRecord>>;

/** Per day. */
export const MAX_TRIES = 6;

/** Monday of castell number 1. Never change it: numbers and towers of all days depend on it. */
export const FIRST_DAY = '2026-09-14';

/** Including today. */
const PLAYABLE = 31;

/** From 1. */
export const dayNumber = (date: string): number => daysBetween(FIRST_DAY, date) + 1;

/** Latest first. If the clock is before `FIRST_DAY`, only that day. */
export function playableDays(today: string): readonly string[] {
  const last = today < FIRST_DAY ? FIRST_DAY : today;
  const days = Array.from({ length: PLAYABLE }, (_, before) => addDays(last, -before));
  return days.filter((date) => date >= FIRST_DAY);
}

/** Returns today if the requested day is not playable. */
export function askedDay(asked: string, today: string): string {
  const days = playableDays(today);
  return isCalendarDate(asked) && days.includes(asked) ? asked : (days[0] ?? today);
}

/** Query that opens the castell of the day: today's, or that of the date after `=`. */
export const DAILY_QUERY = 'castell-del-dia';

/** Returns the requested date, `''` without a date, or null when the game is closed. */
export const dateInQuery = (search: string): string | null => new URLSearchParams(search).get(DAILY_QUERY);

export const dateQuery = (date?: string): string =>
  date === undefined ? `?${DAILY_QUERY}` : `?${DAILY_QUERY}=${date}`;

const VERSION = 1;

export function encodeDays(days: Days): string {
  const dies = Object.entries(days).map(([date, { tries, result }]) => [
    date,
    { proves: tries, resultat: result },
  ]);
  return JSON.stringify({ versio: VERSION, dies: Object.fromEntries(dies) });
}

/** Null if missing or invalid. Skips invalid days. */
export function decodeDays(text: string | null): Days | null {
  const saved = parseSaved(text);
  if (saved?.versio !== VERSION || !isRecord(saved.dies)) return null;
  return Object.fromEntries(
    Object.entries(saved.dies).flatMap(([date, value]) => {
      const record = isCalendarDate(date) ? recordOf(value) : undefined;
      return record ? [[date, record]] : [];
    }),
  );
}

function recordOf(value: unknown): DayRecord | undefined {
  if (!isRecord(value) || !isListOf(value.proves, isText)) return undefined;
  const { proves: tries, resultat: result } = value;
  if (tries.length === 0 || tries.length > MAX_TRIES) return undefined;
  // A won day counts its tries, a lost day used all of them, and an unfinished day has some left.
  if (result === tries.length) return { tries, result };
  if (result === 0) return tries.length === MAX_TRIES ? { tries, result } : undefined;
  return result === null && tries.length < MAX_TRIES ? { tries, result } : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
