import type { Random } from '@/lib/random/pick';

/** Numbers from 0 to less than 1 that depend on the seed alone (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** One of the choices, each as likely as its weight; undefined when no weight is positive. */
export function pickWeighted<T>(
  choices: readonly T[],
  weight: (choice: T) => number,
  random: Random,
): T | undefined {
  const weights = choices.map((choice) => Math.max(0, weight(choice)));
  const total = weights.reduce((sum, one) => sum + one, 0);
  if (total === 0) return undefined;
  let left = random() * total;
  return choices.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
}
