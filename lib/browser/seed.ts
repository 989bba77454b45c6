/** Integer from 0 to 2^32 - 1. Falls back to the clock without `crypto`. */
export function freshSeed(): number {
  try {
    return window.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  } catch {
    return Date.now() >>> 0;
  }
}
