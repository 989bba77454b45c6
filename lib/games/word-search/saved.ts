import { isIndexList, parseSaved } from '@/lib/games/shared/saved';
import { isCompleted, sizeOf } from '@/lib/games/word-search/state';
import type { Cell, WordSearchLevel, WordSearchState } from '@/lib/games/word-search/types';

export function encodeWordSearch(level: WordSearchLevel, state: WordSearchState): string {
  return JSON.stringify({ map: level.map.join(''), ...state });
}

/** Returns null if the saved game is missing, invalid, of another map or completed. */
export function decodeWordSearch(level: WordSearchLevel, text: string | null): WordSearchState | null {
  const saved = parseSaved(text);
  if (saved === null || saved.map !== level.map.join('')) return null;
  const cursor = readCell(level, saved.cursor);
  const anchor = saved.anchor === null ? null : readCell(level, saved.anchor);
  if (cursor === null || (anchor === null && saved.anchor !== null)) return null;
  const { found, hinted } = saved;
  if (!isIndexList(found, level.words.length) || !isIndexList(hinted, level.words.length)) return null;
  const state = { cursor, anchor, found, hinted };
  return isCompleted(level, state) ? null : state;
}

/** Returns the version in which the saved game was begun. */
export function begunIn(
  levels: readonly WordSearchLevel[],
  text: string | null,
): WordSearchLevel | undefined {
  return levels.find((level) => decodeWordSearch(level, text) !== null);
}

function readCell(level: WordSearchLevel, value: unknown): Cell | null {
  if (typeof value !== 'object' || value === null || !('row' in value) || !('column' in value)) return null;
  const size = sizeOf(level);
  const { row, column } = value;
  if (!isIndexList([row], size.row) || !isIndexList([column], size.column)) return null;
  return typeof row === 'number' && typeof column === 'number' ? { row, column } : null;
}
