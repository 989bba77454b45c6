import { lettersAlong, occurrences } from '@/lib/games/word-search/grid';
import { cellsOf, sameCell } from '@/lib/games/word-search/line';
import type { Cell, Line, WordSearchLevel, WordSearchState } from '@/lib/games/word-search/types';
import { foldWord } from '@/lib/text/letters';

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
