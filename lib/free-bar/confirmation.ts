import type { FreeBarCode } from './code';

/** SHA-256 of some bytes, as `crypto.subtle.digest('SHA-256', data)` gives it. */
export type Sha256 = (data: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/**
 * Six hexadecimal characters that the bar compares with its list: the first of the SHA-256 of the three parts joined
 * by `|`. Whoever retypes the code without its secrets gets others. Rejects when the digest does.
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
