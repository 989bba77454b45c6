import { produce } from 'immer';
import type { PuzzleIndex } from '@/lib/games/shared/levels';
import { isIndexList, progressKey } from '@/lib/games/shared/saved';
import type { ActionResult, GameRules } from '@/lib/games/shared/types';
import { parseSaved } from '@/lib/saved-data/saved-text';
import { foldWord } from '@/lib/text/letters';
import { isRecord } from '@/lib/values/collections';
import {
  type Cell,
  cellsOf,
  HEADINGS,
  type Heading,
  type Line,
  letterAt,
  lettersAlong,
  occurrences,
  sameCell,
  type WordSearchLevel,
} from './grid';

export type WordSearchState = {
  /** Square with keyboard focus. */
  readonly cursor: Cell;
  /** First letter marked, until the second is picked. */
  readonly anchor: Cell | null;
  /** Indexes in the level's words, in the order found. */
  readonly found: readonly number[];
  readonly hinted: readonly number[];
};

export type WordSearchAction =
  | { readonly type: 'move'; readonly heading: Heading }
  /** Marks the first letter of a word or, if one is marked, its last. */
  | { readonly type: 'pick'; readonly cell: Cell }
  | { readonly type: 'select'; readonly line: Line }
  | { readonly type: 'cancel' }
  | { readonly type: 'hint'; readonly word: number }
  | { readonly type: 'restart' };

const WORD_SEARCH_REFUSALS = [
  'outside',
  'not-straight',
  'no-word',
  'already-found',
  'nothing-marked',
  'edge',
  'completed',
] as const;

export type WordSearchRefusal = (typeof WORD_SEARCH_REFUSALS)[number];

export type WordSearchEvent =
  | { readonly kind: 'moved'; readonly cell: Cell }
  | { readonly kind: 'marked'; readonly cell: Cell }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'found'; readonly word: number; readonly left: number }
  | { readonly kind: 'completed'; readonly word: number }
  | { readonly kind: 'hinted'; readonly word: number; readonly cell: Cell }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'refused'; readonly reason: WordSearchRefusal; readonly cell: Cell };

export const INITIAL_WORD_SEARCH: WordSearchState = {
  cursor: { row: 0, column: 0 },
  anchor: null,
  found: [],
  hinted: [],
};

export function sizeOf({ map }: WordSearchLevel): Cell {
  return { row: map.length, column: map[0]?.length ?? 0 };
}

export function isCompleted(level: WordSearchLevel, state: WordSearchState): boolean {
  return state.found.length === level.words.length;
}

/** Cached, since finding a word scans the whole map. */
const linesByLevel = new WeakMap<WordSearchLevel, readonly (Line | null)[]>();

export function lineOf(level: WordSearchLevel, word: number): Line | null {
  const known = linesByLevel.get(level);
  const lines = known ?? level.words.map((text) => occurrences(level.map, text)[0] ?? null);
  if (!known) linesByLevel.set(level, lines);
  return lines[word] ?? null;
}

/** Accepts both directions. */
export function wordAlong(level: WordSearchLevel, line: Line): number | null {
  const letters = lettersAlong(level.map, line);
  if (letters === null) return null;
  const reversed = [...letters].reverse().join('');
  const word = level.words.findIndex((text) => [letters, reversed].includes(foldWord(text)));
  return word === -1 ? null : word;
}

export function foundLines(level: WordSearchLevel, state: WordSearchState): readonly Line[] {
  return state.found.flatMap((word) => lineOf(level, word) ?? []);
}

export type SquareMarks = {
  readonly found: boolean;
  readonly start: boolean;
  readonly hinted: boolean;
  readonly cursor: boolean;
};

/** By row. Hints of found words are not marked. */
export function marksOf(level: WordSearchLevel, state: WordSearchState): readonly (readonly SquareMarks[])[] {
  const found = foundLines(level, state).flatMap((line) => cellsOf(line) ?? []);
  const asked = state.hinted.filter((word) => !state.found.includes(word));
  const hinted = asked.flatMap((word) => lineOf(level, word)?.start ?? []);
  return level.map.map((letters, row) =>
    [...letters].map((_, column) => {
      const here = (cell: Cell) => sameCell(cell, { row, column });
      return {
        found: found.some(here),
        start: state.anchor !== null && here(state.anchor),
        hinted: hinted.some(here),
        cursor: here(state.cursor),
      };
    }),
  );
}

/** True if a restart would lose something. */
export function hasProgress(state: WordSearchState): boolean {
  return state.found.length > 0 || state.hinted.length > 0;
}

type Result = ActionResult<WordSearchState, WordSearchEvent>;

export function reduceWordSearch(
  level: WordSearchLevel,
  state: WordSearchState,
  action: WordSearchAction,
): Result {
  switch (action.type) {
    case 'move':
      return move(level, state, action.heading);
    case 'pick':
      return pick(level, state, action.cell);
    case 'select':
      return isCompleted(level, state) ? refuse(state, 'completed') : select(level, state, action.line);
    case 'cancel':
      if (state.anchor === null) return refuse(state, 'nothing-marked');
      return { state: unmarked(state), event: { kind: 'cancelled' } };
    case 'hint':
      return hint(level, state, action.word);
    case 'restart':
      return { state: INITIAL_WORD_SEARCH, event: { kind: 'restarted' } };
  }
}

function move(level: WordSearchLevel, state: WordSearchState, heading: Heading): Result {
  const step = HEADINGS[heading];
  const cell = { row: state.cursor.row + step.row, column: state.cursor.column + step.column };
  if (letterAt(level.map, cell) === null) return refuse(state, 'edge');
  return { state: at(state, cell), event: { kind: 'moved', cell } };
}

function pick(level: WordSearchLevel, state: WordSearchState, cell: Cell): Result {
  if (letterAt(level.map, cell) === null) return refuse(state, 'outside');
  const there = at(state, cell);
  if (isCompleted(level, state)) return refuse(there, 'completed');
  if (state.anchor !== null) return select(level, there, { start: state.anchor, end: cell });
  const marked = produce(there, (draft) => {
    draft.anchor = cell;
  });
  return { state: marked, event: { kind: 'marked', cell } };
}

function select(level: WordSearchLevel, state: WordSearchState, line: Line): Result {
  const free = unmarked(state);
  if ([line.start, line.end].some((cell) => letterAt(level.map, cell) === null))
    return refuse(free, 'outside');
  const there = at(free, line.end);
  if (cellsOf(line) === null) return refuse(there, 'not-straight');
  const word = wordAlong(level, line);
  if (word === null) return refuse(there, 'no-word');
  if (state.found.includes(word)) return refuse(there, 'already-found');
  const found = produce(there, (draft) => {
    draft.found.push(word);
  });
  if (isCompleted(level, found)) return { state: found, event: { kind: 'completed', word } };
  return { state: found, event: { kind: 'found', word, left: level.words.length - found.found.length } };
}

function hint(level: WordSearchLevel, state: WordSearchState, word: number): Result {
  const line = lineOf(level, word);
  if (line === null) return refuse(state, 'outside');
  if (state.found.includes(word)) return refuse(state, 'already-found');
  const hinted = produce(at(state, line.start), (draft) => {
    if (!draft.hinted.includes(word)) draft.hinted.push(word);
  });
  return { state: hinted, event: { kind: 'hinted', word, cell: line.start } };
}

function at(state: WordSearchState, cell: Cell): WordSearchState {
  return produce(state, (draft) => {
    draft.cursor = { ...cell };
  });
}

function unmarked(state: WordSearchState): WordSearchState {
  return produce(state, (draft) => {
    draft.anchor = null;
  });
}

function refuse(state: WordSearchState, reason: WordSearchRefusal): Result {
  return { state, event: { kind: 'refused', reason, cell: state.cursor } };
}

/** The numeric pad sends `Home`, `PageUp` and so on or, with Num Lock, digits. */
const HEADING_BY_KEY: ReadonlyMap<string, Heading> = new Map([
  ['ArrowRight', 'east'],
  ['ArrowDown', 'south'],
  ['ArrowLeft', 'west'],
  ['ArrowUp', 'north'],
  ['PageDown', 'southeast'],
  ['End', 'southwest'],
  ['Home', 'northwest'],
  ['PageUp', 'northeast'],
  ['6', 'east'],
  ['3', 'southeast'],
  ['2', 'south'],
  ['1', 'southwest'],
  ['4', 'west'],
  ['7', 'northwest'],
  ['8', 'north'],
  ['9', 'northeast'],
]);

/** `key` is a `KeyboardEvent.key`. */
export function wordSearchKey(state: WordSearchState, key: string): WordSearchAction | null {
  const heading = HEADING_BY_KEY.get(key);
  if (heading) return { type: 'move', heading };
  if (key === 'Enter' || key === ' ') return { type: 'pick', cell: state.cursor };
  // Without a mark, Escape is left to the elements around the grid.
  return key === 'Escape' && state.anchor !== null ? { type: 'cancel' } : null;
}

function encodeWordSearch(level: WordSearchLevel, state: WordSearchState): string {
  return JSON.stringify({ map: level.map.join(''), ...state });
}

/** Null if missing, invalid, of another map or completed. */
function decodeWordSearch(level: WordSearchLevel, text: string | null): WordSearchState | null {
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
  if (!isRecord(value)) return null;
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
