import { KEEPSAKES } from '../../keepsakes/registry';
import type { PuzzleIndex } from './pages';

/** `progres-memory`, `progres-sopa-0` for a level, `progres-mots-pom` for an extra puzzle. */
export function progressKey(game: 'memory' | 'mots' | 'sopa' | 'penjat', index?: PuzzleIndex): string {
  const { levels } = KEEPSAKES[game];
  return index === undefined ? levels : `${levels}-${index}`;
}

/** Returns null unless `text` is a JSON object. Its fields are unchecked. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
