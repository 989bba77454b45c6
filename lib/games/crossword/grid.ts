import { type Letter, lettersOf } from '@/lib/text/letters';

/** Values used in level files. */
export const ACROSS = 0;
export const DOWN = 1;
export type Direction = typeof ACROSS | typeof DOWN;

export type CrosswordWord = {
  /** With accents and spaces: `Cordó`, `Pom de dalt`. */
  readonly word: string;
  readonly hint: string;
  readonly direction: Direction;
  /** Column of the first letter, from 0. */
  readonly x: number;
  /** Row of the first letter, from 0. */
  readonly y: number;
};

export type Clue = Pick<CrosswordWord, 'word' | 'hint'>;

/** A clue with its answer folded to grid letters. */
export type Answer = { readonly clue: Clue; readonly letters: string };

/** Rows with `#` for black squares. Each run of two or more white squares takes a word. */
export type Pattern = readonly string[];

export type CrosswordLevel = {
  readonly columns: number;
  readonly rows: number;
  readonly words: readonly CrosswordWord[];
};

export type MoreCrossword = { readonly id: string; readonly title: string; readonly level: CrosswordLevel };

export type GridWord = {
  /** Index in the level's words. */
  readonly index: number;
  readonly number: number;
  readonly hint: string;
  readonly direction: Direction;
  readonly letters: readonly Letter[];
  /** One square per letter. */
  readonly squares: readonly number[];
};

export type CrosswordGrid = {
  readonly columns: number;
  readonly rows: number;
  readonly words: readonly GridWord[];
  /** Correct letter of each square, null for black squares. */
  readonly solution: readonly (Letter | null)[];
  /** Words in the order of the clue list: across, then down. */
  readonly clues: readonly GridWord[];
};

/** Assumes a valid level: see `crosswordProblems`. */
export function crosswordGrid(level: CrosswordLevel): CrosswordGrid {
  const { columns, rows } = level;
  const words = level.words.map(({ word, hint, direction, x, y }, index) => {
    const letters = lettersOf(word);
    const step = direction === ACROSS ? 1 : columns;
    const squares = letters.map((_, position) => y * columns + x + position * step);
    return { index, number: index + 1, hint, direction, letters, squares };
  });
  const solution: (Letter | null)[] = Array.from({ length: columns * rows }, () => null);
  for (const { squares, letters } of words) {
    for (const [position, square] of squares.entries()) solution.splice(square, 1, letters[position] ?? null);
  }
  return {
    columns,
    rows,
    words,
    solution,
    clues: [...inDirection(words, ACROSS), ...inDirection(words, DOWN)],
  };
}

export function inDirection(words: readonly GridWord[], direction: Direction): readonly GridWord[] {
  return words.filter((word) => word.direction === direction);
}

export function wordAt(grid: CrosswordGrid, square: number, direction: Direction): GridWord | null {
  return grid.words.find((word) => word.direction === direction && word.squares.includes(square)) ?? null;
}

export function numberAt(grid: CrosswordGrid, square: number): number | null {
  return grid.words.find((word) => word.squares[0] === square)?.number ?? null;
}

/** The first word and all that it reaches by shared squares. */
export function connectedWords<Word extends { readonly squares: readonly number[] }>(
  words: readonly Word[],
): readonly Word[] {
  const connected = words.slice(0, 1);
  const reached = new Set(connected.flatMap(({ squares }) => squares));
  let waiting = words.slice(1);
  for (;;) {
    const joined = waiting.filter(({ squares }) => squares.some((square) => reached.has(square)));
    if (joined.length === 0) return connected;
    connected.push(...joined);
    for (const square of joined.flatMap(({ squares }) => squares)) reached.add(square);
    waiting = waiting.filter((word) => !joined.includes(word));
  }
}

export function otherDirection(direction: Direction): Direction {
  return direction === ACROSS ? DOWN : ACROSS;
}
