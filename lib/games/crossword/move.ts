import { type CrosswordGrid, otherDirection, wordAt } from '@/lib/games/crossword/grid';
import { currentWord } from '@/lib/games/crossword/state';
import {
  ACROSS,
  type Arrow,
  type CrosswordRefusal,
  type CrosswordState,
  DOWN,
} from '@/lib/games/crossword/types';

export type Move = CrosswordState | CrosswordRefusal;

const STEPS = {
  left: { axis: ACROSS, row: 0, column: -1 },
  right: { axis: ACROSS, row: 0, column: 1 },
  up: { axis: DOWN, row: -1, column: 0 },
  down: { axis: DOWN, row: 1, column: 0 },
} as const satisfies Record<Arrow, { axis: number; row: number; column: number }>;

/** Keeps the direction if a word runs that way, else turns. */
export function goTo(grid: CrosswordGrid, state: CrosswordState, square: number): Move {
  if ((grid.solution[square] ?? null) === null) return 'black-square';
  const keeps = wordAt(grid, square, state.direction) !== null;
  return { ...state, square, direction: keeps ? state.direction : otherDirection(state.direction) };
}

export function switchDirection(grid: CrosswordGrid, state: CrosswordState): Move {
  const direction = otherDirection(state.direction);
  return wordAt(grid, state.square, direction) === null ? 'one-direction' : { ...state, direction };
}

/** Turns first if a word crosses in that direction. Otherwise moves to the next white square, across black ones. */
export function followArrow(grid: CrosswordGrid, state: CrosswordState, arrow: Arrow): Move {
  const step = STEPS[arrow];
  const turned = { ...state, direction: step.axis };
  if (step.axis !== state.direction && wordAt(grid, state.square, step.axis) !== null) return turned;
  let row = Math.floor(state.square / grid.columns) + step.row;
  let column = (state.square % grid.columns) + step.column;
  while (row >= 0 && column >= 0 && row < grid.rows && column < grid.columns) {
    const square = row * grid.columns + column;
    if ((grid.solution[square] ?? null) !== null) return goTo(grid, turned, square);
    row += step.row;
    column += step.column;
  }
  return 'edge';
}

/** Goes to the first empty square of a clue, or to its start if it is full. */
export function goToClue(grid: CrosswordGrid, state: CrosswordState, index: number): Move {
  const word = grid.words[index];
  if (!word) return 'unknown-clue';
  const square = word.squares.find((candidate) => state.entries[candidate] === null) ?? word.squares[0];
  return square === undefined ? 'unknown-clue' : { ...state, square, direction: word.direction };
}

/** Wraps around. */
export function neighbourClue(grid: CrosswordGrid, state: CrosswordState, step: 1 | -1): number {
  const word = currentWord(grid, state);
  const current = word === null ? -1 : grid.clues.indexOf(word);
  return grid.clues.at((current + step) % grid.clues.length)?.index ?? 0;
}

/** Returns null outside the current word. */
export function squareAlong(grid: CrosswordGrid, state: CrosswordState, letters: number): number | null {
  const squares = currentWord(grid, state)?.squares ?? [];
  const position = squares.indexOf(state.square) + letters;
  return position < 0 ? null : (squares[position] ?? null);
}
