/** A number of chance for a new game: 0 to 2^32 - 1. Where the browser gives none, the clock does. */
export function freshSeed(): number {
  try {
    return window.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  } catch {
    return Date.now() >>> 0;
  }
}
