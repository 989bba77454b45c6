import { crosswordGrid } from '@/lib/games/crossword/grid';
import type { CrosswordLevel } from '@/lib/games/crossword/types';

export type Density = {
  /** White squares. */
  readonly squares: number;
  /** Squares that belong to two words. */
  readonly crossed: number;
  /** Smallest share of crossed letters in a word. */
  readonly leastChecked: number;
};

export function densityOf(level: CrosswordLevel): Density {
  const { words } = crosswordGrid(level);
  const times = new Map<number, number>();
  for (const square of words.flatMap(({ squares }) => squares))
    times.set(square, (times.get(square) ?? 0) + 1);
  const isCrossed = (square: number) => (times.get(square) ?? 0) > 1;
  const shares = words.map(({ squares }) => squares.filter(isCrossed).length / squares.length);
  return {
    squares: times.size,
    crossed: [...times.keys()].filter(isCrossed).length,
    leastChecked: Math.min(...shares),
  };
}
