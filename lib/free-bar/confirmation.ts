import type { FreeBarCode } from './code';

export type Sha256 = (data: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/**
 * Six hexadecimal characters, which the bar compares with its list. A code copied without its secrets does
 * not match.
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
