import {
  type CrosswordGrid,
  type GridWord,
  numberAt,
  otherDirection,
  wordAt,
} from '@/lib/games/crossword/grid';
import { ACROSS, type CrosswordState } from '@/lib/games/crossword/types';
import type { Letter } from '@/lib/text/letters';

export function newCrossword(grid: CrosswordGrid): CrosswordState {
  const first = grid.clues[0];
  return {
    entries: grid.solution.map(() => null),
    wrong: [],
    revealed: [],
    square: first?.squares[0] ?? 0,
    direction: first?.direction ?? ACROSS,
  };
}

export function isCompleted(grid: CrosswordGrid, state: CrosswordState): boolean {
  return grid.solution.every((letter, square) => letter === state.entries[square]);
}

export function isHelped(state: CrosswordState): boolean {
  return state.revealed.length > 0;
}

/** True if a restart would lose something. */
export function hasProgress(state: CrosswordState): boolean {
  return state.entries.some((entry) => entry !== null);
}

/** Null only in a grid without words. */
export function currentWord(grid: CrosswordGrid, state: CrosswordState): GridWord | null {
  return wordAt(grid, state.square, state.direction);
}

export function crossingWord(grid: CrosswordGrid, state: CrosswordState): GridWord | null {
  return wordAt(grid, state.square, otherDirection(state.direction));
}

/** Right or wrong. */
export function isFilled(state: CrosswordState, word: GridWord): boolean {
  return word.squares.every((square) => state.entries[square] !== null);
}

export type SquareView = {
  readonly square: number;
  readonly number: number | null;
  readonly entry: Letter | null;
  readonly wrong: boolean;
  readonly revealed: boolean;
  readonly current: boolean;
  /** Part of the current word. */
  readonly highlighted: boolean;
};

/** Null for black squares. */
export function squareViews(grid: CrosswordGrid, state: CrosswordState): readonly (SquareView | null)[] {
  const word = currentWord(grid, state);
  return grid.solution.map((letter, square) => {
    if (letter === null) return null;
    return {
      square,
      number: numberAt(grid, square),
      entry: state.entries[square] ?? null,
      wrong: state.wrong.includes(square),
      revealed: state.revealed.includes(square),
      current: square === state.square,
      highlighted: word?.squares.includes(square) ?? false,
    };
  });
}
