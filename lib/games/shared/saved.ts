import { SAVED_DATA } from '@/lib/saved-data/registry';
import type { PuzzleIndex } from './levels';
import type { LevelGame } from './types';

/** `progres-memory`, `progres-sopa-0` for a level, `progres-mots-pom` for an extra puzzle. */
export function progressKey(game: 'memory' | 'mots' | 'sopa' | 'penjat', index?: PuzzleIndex): string {
  const { levels } = SAVED_DATA[game];
  return index === undefined ? levels : `${levels}-${index}`;
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

/** Cookie name: `sopa-0`. */
export function completionCookie(game: LevelGame, level: number): string {
  return `${SAVED_DATA[game].cookies}-${level}`;
}
