/** In [0, 1). */
export type Random = () => number;

/** `seed` is the next state. */
export type Drawn = { readonly value: number; readonly seed: number };

const STEP = 0x6d2b79f5;

/** mulberry32: the same on every machine. */
export function draw(seed: number): Drawn {
  const next = (seed + STEP) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next };
}

/** `STEP` multiplied by it is 1, in 32 bits. */
const INVERSE = 0xdc58aa5d;

/** Each draw adds 1, in 32 bits. From an unknown beginning, so only differences have a meaning. */
export const drawsOf = (seed: number): number => Math.imul(seed, INVERSE) >>> 0;

export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    const drawn = draw(state);
    state = drawn.seed;
    return drawn.value;
  };
}

/** From 0 to `count - 1`. */
export function pickIndex(count: number, random: Random): number {
  return Math.floor(random() * count);
}

/** Fisher–Yates. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(pickIndex(left.length, random), 1));
  return shuffled;
}
