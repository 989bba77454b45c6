const FNV_PRIME = 0x01000193;

/** Two FNV-1a hashes. Detects damage, not forgery. */
export function sumOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x050c5d1f];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, FNV_PRIME);
    other = Math.imul(other ^ code ^ index, FNV_PRIME);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
