/** A source of chance: returns a number from 0 to less than 1, as `Math.random` does. */
export type Random = () => number;

/** An index from 0 to `count - 1`, each equally likely. */
export function pickIndex(count: number, random: Random): number {
  return Math.floor(random() * count);
}
