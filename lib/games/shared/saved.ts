import { KEEPSAKES } from '../../keepsakes/registry';
import type { PuzzleIndex } from './pages';

/**
 * The storage key under which a game keeps what is half done: `progres-memory`, `progres-sopa-0` for a level, and
 * `progres-mots-pom` for a puzzle beside the levels.
 */
export function progressKey(game: 'memory' | 'mots' | 'sopa' | 'penjat', index?: PuzzleIndex): string {
  const { levels } = KEEPSAKES[game];
  return index === undefined ? levels : `${levels}-${index}`;
}

/** A saved text as an object whose fields still have to be checked; null when it is no such thing. */
export function parseSaved(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    // A text that is not JSON was never ours.
    return null;
  }
}

/** Whether a value is a list and every item passes the check. */
export function isListOf<Item>(value: unknown, check: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(check);
}

/** Whether a value is a list of whole numbers from 0 to `count - 1`, none twice. */
export function isIndexList(value: unknown, count: number): value is number[] {
  const isIndex = (item: unknown): item is number =>
    typeof item === 'number' && Number.isInteger(item) && item >= 0 && item < count;
  return isListOf(value, isIndex) && new Set(value).size === value.length;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
