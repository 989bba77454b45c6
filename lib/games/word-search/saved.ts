import type { PuzzleIndex } from '@/lib/games/shared/levels';
import { isIndexList, parseSaved, progressKey } from '@/lib/games/shared/saved';
import type { GameRules } from '@/lib/games/shared/types';
import {
  hasProgress,
  INITIAL_WORD_SEARCH,
  isCompleted,
  reduceWordSearch,
  sizeOf,
  type WordSearchAction,
  type WordSearchEvent,
  type WordSearchState,
} from './game';
import type { Cell, WordSearchLevel } from './grid';

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

function readCell(level: WordSearchLevel, value: unknown): Cell | null {
  if (typeof value !== 'object' || value === null || !('row' in value) || !('column' in value)) return null;
  const size = sizeOf(level);
  const { row, column } = value;
  if (!isIndexList([row], size.row) || !isIndexList([column], size.column)) return null;
  return typeof row === 'number' && typeof column === 'number' ? { row, column } : null;
}

export function wordSearchRules(
  level: WordSearchLevel,
  index: PuzzleIndex,
): GameRules<WordSearchState, WordSearchAction, WordSearchEvent> {
  return {
    initial: INITIAL_WORD_SEARCH,
    reduce: (state, action) => reduceWordSearch(level, state, action),
    storageKey: progressKey('sopa', index),
    encode: (state) => encodeWordSearch(level, state),
    decode: (text) => decodeWordSearch(level, text),
    isWorthSaving: (state) => (hasProgress(state) || state.anchor !== null) && !isCompleted(level, state),
  };
}
