import { ACROSS, type CrosswordLevel, type Direction, DOWN } from '@/lib/games/crossword/types';
import { type Letter, lettersOf } from '@/lib/text/letters';

export type GridWord = {
  /** Position in the level's words; the clue's number is one more. */
  readonly index: number;
  readonly number: number;
  readonly hint: string;
  readonly direction: Direction;
  readonly letters: readonly Letter[];
  /** One square for each letter. */
  readonly squares: readonly number[];
};

/** A level with its squares worked out once, which everything else reads. */
export type CrosswordGrid = {
  readonly columns: number;
  readonly rows: number;
  readonly words: readonly GridWord[];
  /** The right letter of every square, null for the black ones. */
  readonly solution: readonly (Letter | null)[];
  /** The words in the order their clues are listed: across first, then down. */
  readonly clues: readonly GridWord[];
};

/** Works out a level. It trusts the level: `crosswordProblems` is what checks one. */
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

/** The clues of one direction, in number order. */
export function inDirection(words: readonly GridWord[], direction: Direction): readonly GridWord[] {
  return words.filter((word) => word.direction === direction);
}

/** The word that runs through a square in a direction, or null. */
export function wordAt(grid: CrosswordGrid, square: number, direction: Direction): GridWord | null {
  return grid.words.find((word) => word.direction === direction && word.squares.includes(square)) ?? null;
}

/** The number printed in a square: that of the word that starts there, null when none does. */
export function numberAt(grid: CrosswordGrid, square: number): number | null {
  return grid.words.find((word) => word.squares[0] === square)?.number ?? null;
}

/** The first word and all that are connected to it by squares they share, in the order they are reached. */
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
