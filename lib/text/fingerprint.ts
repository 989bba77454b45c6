/**
 * A short text that tells one text from another: equal for equal texts, different for others but for one chance in some
 * 10^15. No secret is kept with it. The mark of byte order and the kind of line break, which a host may change, do not count.
 */
export function fingerprint(text: string): string {
  const [start, bare] = text.startsWith('\uFEFF') ? [1, text.length - 1] : [0, text.length];
  let [high, low, length] = [0xdeadbeef, 0x41c6ce57, bare];
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === CARRIAGE_RETURN) length -= 1;
    else {
      high = Math.imul(high ^ sign, 2654435761);
      low = Math.imul(low ^ sign, 1597334677);
    }
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [length, high >>> 0, low >>> 0].map((part) => part.toString(36)).join('-');
}

const CARRIAGE_RETURN = 13;
