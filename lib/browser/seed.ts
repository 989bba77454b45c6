/** A random seed for a new game, 0 to 2^32 - 1; from the clock where the browser has none to give. */
export function freshSeed(): number {
  try {
    return window.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  } catch {
    return Date.now() >>> 0;
  }
}
