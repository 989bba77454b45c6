import type { Arrow } from './actions';
import { ACROSS, type CrosswordGrid, type Direction, DOWN, otherDirection, wordAt } from './grid';

/** Current square and writing direction. */
export type Cursor = { readonly square: number; readonly direction: Direction };

type CursorRefusal = 'black-square' | 'one-direction' | 'edge' | 'unknown-clue';

const STEPS = {
  left: { axis: ACROSS, row: 0, column: -1 },
  right: { axis: ACROSS, row: 0, column: 1 },
  up: { axis: DOWN, row: -1, column: 0 },
  down: { axis: DOWN, row: 1, column: 0 },
} as const satisfies Record<Arrow, { axis: number; row: number; column: number }>;

/** Keeps the direction if a word runs that way, else turns. */
export function goTo<State extends Cursor>(
  grid: CrosswordGrid,
  state: State,
  square: number,
): State | CursorRefusal {
  if ((grid.solution[square] ?? null) === null) return 'black-square';
  const keeps = wordAt(grid, square, state.direction) !== null;
  return { ...state, square, direction: keeps ? state.direction : otherDirection(state.direction) };
}

export function switchDirection<State extends Cursor>(
  grid: CrosswordGrid,
  state: State,
): State | CursorRefusal {
  const direction = otherDirection(state.direction);
  return wordAt(grid, state.square, direction) === null ? 'one-direction' : { ...state, direction };
}

/** Turns first if a word crosses in that direction. Passes over black squares. */
export function followArrow<State extends Cursor>(
  grid: CrosswordGrid,
  state: State,
  arrow: Arrow,
): State | CursorRefusal {
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
export function goToClue<State extends Cursor & { readonly entries: readonly unknown[] }>(
  grid: CrosswordGrid,
  state: State,
  index: number,
): State | CursorRefusal {
  const word = grid.words[index];
  if (!word) return 'unknown-clue';
  const square = word.squares.find((candidate) => state.entries[candidate] === null) ?? word.squares[0];
  return square === undefined ? 'unknown-clue' : { ...state, square, direction: word.direction };
}

/** Wraps around. */
export function neighbourClue(grid: CrosswordGrid, { square, direction }: Cursor, step: 1 | -1): number {
  const word = wordAt(grid, square, direction);
  const current = word === null ? -1 : grid.clues.indexOf(word);
  return grid.clues.at((current + step) % grid.clues.length)?.index ?? 0;
}
