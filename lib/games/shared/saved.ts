import { SAVED_DATA } from '@/lib/saved-data/registry';
import { isRecord } from '@/lib/values/collections';
import type { PuzzleIndex } from './levels';
import type { LevelGame } from './types';

/** `progres-memory`, `progres-sopa-0` for a level, `progres-mots-pom` for an extra puzzle. */
export function progressKey(game: 'memory' | 'mots' | 'sopa' | 'penjat', index?: PuzzleIndex): string {
  const { levels } = SAVED_DATA[game];
  return index === undefined ? levels : `${levels}-${index}`;
}

/** Null unless `text` is a JSON object. Its fields are unchecked. */
export function parseSaved(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export function isListOf<Item>(value: unknown, check: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(check);
}

/** True for a list of different integers from 0 to `count - 1`. */
export function isIndexList(value: unknown, count: number): value is number[] {
  const isIndex = (item: unknown): item is number =>
    typeof item === 'number' && Number.isInteger(item) && item >= 0 && item < count;
  return isListOf(value, isIndex) && new Set(value).size === value.length;
}

/** Storage key: `mes-mots-pom`. */
export function moreKey(game: LevelGame, id: string): string {
  return `${SAVED_DATA[game].more}-${id}`;
}

export const COMPLETED = 'true';
/** An earlier site wrote `true,secure`. */
const COUNTS_AS_COMPLETED: ReadonlySet<string> = new Set([COMPLETED, 'true,secure']);

/** Cookie name: `sopa-0`. */
export function completionCookie(game: LevelGame, level: number): string {
  return `${SAVED_DATA[game].cookies}-${level}`;
}

/** `value` is already decoded. */
export function isCompleted(value: string | null | undefined): boolean {
  return typeof value === 'string' && COUNTS_AS_COMPLETED.has(value);
}

export const MORE_DONE = JSON.stringify({ fet: true });

export const isMoreDone = (text: string | null): boolean => parseSaved(text)?.fet === true;
