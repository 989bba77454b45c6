import { foldWord } from '@/lib/text/letters';

/** From 0 at the top left. */
export type Cell = { readonly row: number; readonly column: number };

export type WordSearchLevel = {
  readonly title: string;
  /** 15 rows of 15 letters, without accents. */
  readonly map: readonly string[];
  /** With accents. Each appears in the map exactly once. */
  readonly words: readonly string[];
  readonly meanings: readonly string[];
};

export type MoreWordSearch = { readonly id: string; readonly level: WordSearchLevel };

/** Both ends are included. */
export type Line = { readonly start: Cell; readonly end: Cell };

export const HEADINGS = {
  east: { row: 0, column: 1 },
  southeast: { row: 1, column: 1 },
  south: { row: 1, column: 0 },
  southwest: { row: 1, column: -1 },
  west: { row: 0, column: -1 },
  northwest: { row: -1, column: -1 },
  north: { row: -1, column: 0 },
  northeast: { row: -1, column: 1 },
} as const satisfies Record<string, Cell>;
export type Heading = keyof typeof HEADINGS;

export function sameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column;
}

/** Returns null if the line is not horizontal, vertical or diagonal. */
export function cellsOf({ start, end }: Line): readonly Cell[] | null {
  const down = end.row - start.row;
  const right = end.column - start.column;
  if (down !== 0 && right !== 0 && Math.abs(down) !== Math.abs(right)) return null;
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    row: start.row + step * Math.sign(down),
    column: start.column + step * Math.sign(right),
  }));
}

/** The straight line nearest to the finger, inside a grid of `size`. */
export function straightLine(start: Cell, finger: Cell, size: Cell): Line {
  const down = finger.row - start.row;
  const right = finger.column - start.column;
  // HEADINGS are ordered clockwise from the east, 45 degrees each.
  const headings = Object.values(HEADINGS);
  const eighths = Math.round(Math.atan2(down, right) / (Math.PI / 4));
  const heading = headings[(eighths + headings.length) % headings.length] ?? HEADINGS.east;
  const steps = Math.min(
    Math.max(Math.abs(down), Math.abs(right)),
    stepsToBorder(start.row, heading.row, size.row),
    stepsToBorder(start.column, heading.column, size.column),
  );
  const end = { row: start.row + steps * heading.row, column: start.column + steps * heading.column };
  return { start, end };
}

function stepsToBorder(position: number, step: number, size: number): number {
  if (step === 0) return Number.POSITIVE_INFINITY;
  return step > 0 ? size - 1 - position : position;
}

export function letterAt(map: readonly string[], { row, column }: Cell): string | null {
  return map[row]?.[column] ?? null;
}

/** Returns null if the line is not straight or leaves the map. */
export function lettersAlong(map: readonly string[], line: Line): string | null {
  const letters = cellsOf(line)?.map((cell) => letterAt(map, cell));
  return letters?.every((letter) => letter !== null) ? letters.join('') : null;
}

/** Finds a word of two letters or more in all eight directions. */
export function occurrences(map: readonly string[], word: string): readonly Line[] {
  const folded = foldWord(word);
  const reach = folded.length - 1;
  const lines: Line[] = [];
  for (const [row, letters] of map.entries()) {
    for (const [column, letter] of [...letters].entries()) {
      if (letter !== folded[0]) continue;
      for (const heading of Object.values(HEADINGS)) {
        const end = { row: row + heading.row * reach, column: column + heading.column * reach };
        const line = { start: { row, column }, end };
        if (lettersAlong(map, line) === folded) lines.push(line);
      }
    }
  }
  return lines;
}
