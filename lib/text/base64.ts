const encoder = new TextEncoder();

const utf8 = (run: string): string =>
  Array.from(encoder.encode(run), (byte) => String.fromCharCode(byte)).join('');

/** A lone surrogate becomes U+FFFD. Encodes only non-ASCII parts as UTF-8, which is fast for long saves. */
export const toBase64 = (text: string): string => btoa(text.replace(/[\u0080-\uffff]+/g, utf8));

/** UTF-8 or, in older saves, Latin-1. Returns `undefined` for invalid base64. */
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
