import type { FreeBarCode } from './code';

/** `crypto.subtle.digest('SHA-256', data)`. */
export type Sha256 = (data: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/**
 * Start of the SHA-256 of the three parts joined by `|`, as six hexadecimal characters. The bar compares it
 * with its list: a code copied without its secrets does not match. Rejects if the digest does.
 */
export async function confirmationOf(
  { code, secretP1, secretP2 }: FreeBarCode,
  sha256: Sha256,
): Promise<string> {
  const text = `${code}|${secretP1}|${secretP2}`;
  const data = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const hash = new Uint8Array(await sha256(data));
  return Array.from(hash.slice(0, 3), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
