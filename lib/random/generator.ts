/** A source of chance: gives a number from 0 to less than 1, as `Math.random` does. */
export type Random = () => number;

/** A number from 0 to less than 1, and the state of the generator after it. */
export type Drawn = { readonly value: number; readonly seed: number };

const STEP = 0x6d2b79f5;

/** Draws from a generator whose whole state is one integer of 32 bits (mulberry32), the same on every machine. */
export function draw(seed: number): Drawn {
  const next = (seed + STEP) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next };
}

/** A repeatable source of chance: the same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    const drawn = draw(state);
    state = drawn.seed;
    return drawn.value;
  };
}
