/** Length and cyrb53. Not cryptographic. */
export function fingerprint(bytes: Uint8Array): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const byte of bytes) {
    high = Math.imul(high ^ byte, 2654435761);
    low = Math.imul(low ^ byte, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [bytes.length, high >>> 0, low >>> 0].map((part) => part.toString(36)).join('-');
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a. Another offset gives a second, independent hash. */
export function fnv1a(length: number, valueAt: (index: number) => number, offset = FNV_OFFSET): number {
  let hash = offset;
  for (let index = 0; index < length; index += 1) hash = Math.imul(hash ^ valueAt(index), FNV_PRIME);
  return hash >>> 0;
}

/** 32-bit FNV-1a of the code points. */
export function textHash(text: string): number {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return fnv1a(points.length, (index) => points[index] ?? 0);
}
