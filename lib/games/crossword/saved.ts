import type { PuzzleIndex } from '@/lib/games/shared/levels';
import { isIndexList, isListOf, progressKey } from '@/lib/games/shared/saved';
import type { GameRules } from '@/lib/games/shared/types';
import { parseSaved } from '@/lib/saved-data/saved-text';
import { LETTERS, type Letter } from '@/lib/text/letters';
import type { CrosswordAction } from './actions';
import {
  type CrosswordEvent,
  type CrosswordState,
  hasProgress,
  isCompleted,
  newCrossword,
  reduceCrossword,
} from './game';
import { ACROSS, type CrosswordGrid, DOWN, wordAt } from './grid';

const letters: ReadonlySet<unknown> = new Set(LETTERS);

function encodeCrossword(grid: CrosswordGrid, state: CrosswordState): string {
  return JSON.stringify({ shape: shapeOf(grid), ...state });
}

/** Null if missing, invalid, of another grid or completed. */
function decodeCrossword(grid: CrosswordGrid, text: string | null): CrosswordState | null {
  const saved = parseSaved(text);
  if (saved === null || saved.shape !== shapeOf(grid)) return null;
  const { entries, wrong, revealed, square, direction } = saved;
  const size = grid.solution.length;
  if (!isListOf(entries, isEntry) || entries.length !== size) return null;
  if (!isIndexList(wrong, size) || !isIndexList(revealed, size)) return null;
  if (typeof square !== 'number' || (direction !== ACROSS && direction !== DOWN)) return null;
  const state: CrosswordState = { entries, wrong, revealed, square, direction };
  return isPossible(grid, state) && !isCompleted(grid, state) ? state : null;
}

function isPossible(
  grid: CrosswordGrid,
  { entries, wrong, revealed, square, direction }: CrosswordState,
): boolean {
  const right = (at: number) => grid.solution[at] !== null && entries[at] === grid.solution[at];
  return (
    entries.every((entry, at) => entry === null || grid.solution[at] !== null) &&
    wrong.every((at) => entries[at] !== null && !right(at)) &&
    revealed.every(right) &&
    wordAt(grid, square, direction) !== null
  );
}

/** Identifies the grid without storing the answers. */
function shapeOf(grid: CrosswordGrid): string {
  const words = grid.words.map(({ squares }) => `${squares[0]}-${squares.at(-1)}`);
  return [grid.columns, grid.rows, ...words].join(' ');
}

function isEntry(value: unknown): value is Letter | null {
  return value === null || letters.has(value);
}

export function crosswordRules(
  grid: CrosswordGrid,
  index: PuzzleIndex,
): GameRules<CrosswordState, CrosswordAction, CrosswordEvent> {
  return {
    initial: newCrossword(grid),
    reduce: (state, action) => reduceCrossword(grid, state, action),
    storageKey: progressKey('mots', index),
    encode: (state) => encodeCrossword(grid, state),
    decode: (text) => decodeCrossword(grid, text),
    isWorthSaving: (state) => hasProgress(state) && !isCompleted(grid, state),
  };
}
