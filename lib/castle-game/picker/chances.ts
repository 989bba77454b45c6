import type { Chances } from '@/lib/castle-game/catalogue/types';

/** Whole percentages that add up to 100 (largest remainder method). */
export function percentagesOf(chances: Chances): readonly [number, number, number, number] {
  const floors = chances.map((chance) => Math.floor(chance * 100));
  const left = 100 - floors.reduce((sum, value) => sum + value, 0);
  const remainders = chances.map((chance, index) => ({ index, rest: chance * 100 - (floors[index] ?? 0) }));
  const raised = new Set(
    remainders
      .sort((one, other) => other.rest - one.rest)
      .slice(0, left)
      .map(({ index }) => index),
  );
  const [a = 0, b = 0, c = 0, d = 0] = floors.map((value, index) => value + (raised.has(index) ? 1 : 0));
  return [a, b, c, d];
}
/** Number of filled bars: 4 is the safest. */
export const BRACKETS = [1, 2, 3, 4] as const;
export type Bracket = (typeof BRACKETS)[number];

/** `chance` of descarregat, 0 to 1. */
export function bracketOf(chance: number): Bracket {
  if (chance > 0.75) return 4;
  if (chance > 0.5) return 3;
  return chance > 0.25 ? 2 : 1;
}
