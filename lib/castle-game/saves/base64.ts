/** Bytes put into a string at once: as many arguments as every engine takes. */
const CHUNK = 8192;

const binaryOf = (bytes: Uint8Array): string =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
  ).join('');

/** A text as base64 of its UTF-8. Half a surrogate pair, which no encoding has, becomes U+FFFD. */
export const toBase64 = (text: string): string => btoa(binaryOf(new TextEncoder().encode(text)));

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
