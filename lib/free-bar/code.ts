import { checkDigit } from './check-digit';
import { seal } from './seal';

export const RANDOM_BYTES = 16;

/** Values of the cookies. */
export type FreeBarCode = {
  /** Ends in a check digit. */
  readonly code: string;
  /** Hexadecimal. */
  readonly secretP1: string;
  /** Hexadecimal, ends in the seal. */
  readonly secretP2: string;
};

/** Enough for 48 bits. */
export const CODE_DIGITS = 15;
export const SECRET_LENGTH = 10;

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Throws a RangeError unless there are 16 bytes. */
export function codeFromBytes(bytes: Uint8Array): FreeBarCode {
  if (bytes.length !== RANDOM_BYTES) throw new RangeError(`${RANDOM_BYTES} random bytes are needed`);
  const hex = toHex(bytes);
  const digits = String(Number.parseInt(hex.slice(0, 12), 16)).padStart(CODE_DIGITS, '0');
  const code = `${digits}${checkDigit(digits)}`;
  const secretP1 = hex.slice(12, 22);
  const body = hex.slice(22);
  return { code, secretP1, secretP2: `${body}${seal(`${code}${secretP1}${body}`)}` };
}

/** Groups of four digits. */
export function formatCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
