import { type Cell, HEADINGS, type Line } from '@/lib/games/word-search/types';

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
