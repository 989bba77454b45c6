/** A number from the browser's own chance, 0 to 2^32 - 1: where a new game's chance begins. */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
