import { slotsOf } from '@/lib/games/crossword/fill';
import type { Pattern } from '@/lib/games/crossword/grid';
import { CHECKED_SHARE, CROSSED_SHARE } from '@/lib/games/crossword/layout';
import { densityOf } from '@/lib/games/crossword/problems';
import { pickIndex, type Random } from '@/lib/values/random';

type Size = { readonly columns: number; readonly rows: number };

/** Maximum changes to a pattern. */
const CHANGES = 3000;

/**
 * A random pattern with half-turn symmetry, half of its squares crossed, no run of two squares and none longer than the
 * longest of `lengths`. `null` if the search failed.
 */
export function drawShape(size: Size, lengths: ReadonlySet<number>, random: Random): Pattern | null {
  const count = size.columns * size.rows;
  let white = new Set(Array.from({ length: count }, (_, square) => square).filter(() => random() < 0.65));
  for (const square of white) white.add(count - 1 - square);
  let faults = faultsOf(toPattern(white, size), lengths);
  for (let change = 0; change < CHANGES && faults > 0; change += 1) {
    const square = pickIndex(count, random);
    const next = new Set(white);
    for (const one of new Set([square, count - 1 - square])) if (!next.delete(one)) next.add(one);
    const left = faultsOf(toPattern(next, size), lengths);
    // Simulated annealing: a worse pattern is accepted sometimes, and less often towards the end.
    if (left <= faults || random() < Math.exp((faults - left) / (8 * (1 - change / CHANGES) + 0.1)))
      [white, faults] = [next, left];
  }
  return faults === 0 ? toPattern(white, size) : null;
}

function toPattern(white: ReadonlySet<number>, { columns, rows }: Size): Pattern {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (white.has(row * columns + column) ? '.' : '#')).join(''),
  );
}

/** Weighted faults of a pattern. 0 if it can be filled. */
function faultsOf(pattern: Pattern, lengths: ReadonlySet<number>): number {
  const slots = slotsOf(pattern);
  const columns = pattern[0]?.length ?? 0;
  const words = slots.map(({ direction, x, y, squares }) => ({
    word: 'A'.repeat(squares.length),
    hint: '',
    direction,
    x,
    y,
  }));
  const whites = pattern.join('').split('.').length - 1;
  const { squares, crossed, leastChecked } = densityOf({ columns, rows: pattern.length, words });
  const starts = new Set(slots.map((slot) => slot.squares[0]));
  const wrongLengths = slots.filter((slot) => !lengths.has(slot.squares.length)).length;
  return (
    10 * wrongLengths +
    8 * (whites - squares) +
    10 * (slots.length - starts.size) +
    (leastChecked < CHECKED_SHARE ? 8 : 0) +
    Math.max(0, CROSSED_SHARE - crossed / Math.max(1, squares)) * 300 +
    Math.max(0, 0.55 - whites / (columns * pattern.length)) * 60
  );
}

/** Attempts at a better crossword. Another seed helps more than more attempts. */
export const ROUNDS = 6000;
