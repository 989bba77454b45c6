const encoder = new TextEncoder();

const utf8 = (run: string): string =>
  Array.from(encoder.encode(run), (byte) => String.fromCharCode(byte)).join('');

/**
 * A text as base64 of its UTF-8. Half a surrogate pair, which no encoding has, becomes U+FFFD. Nearly all of a save is
 * plain ASCII, which goes as it is: only the rest is turned into bytes, so that a long season is saved in an instant.
 */
export const toBase64 = (text: string): string => btoa(text.replace(/[\u0080-\uffff]+/g, utf8));

/** The text of base64 in UTF-8 or, as older saves are, in Latin-1; undefined when it is no base64. */
export function fromBase64(base64: string): string | undefined {
  const binary = decoded(base64);
  if (binary === undefined) return undefined;
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return binary;
  }
}

function decoded(base64: string): string | undefined {
  try {
    return atob(base64.trim());
  } catch {
    return undefined;
  }
}
