import { checkDigit } from './check-digit';
import { seal } from './seal';

/** Random bytes a code is made of: 128 bits. */
export const RANDOM_BYTES = 16;

/** What the three cookies hold. Names as in the cookies `code`, `secret_p1` and `secret_p2`. */
export type FreeBarCode = {
  /** Sixteen digits, the last one a check digit: what the barcode says. */
  readonly code: string;
  /** Forty random bits: ten hexadecimal characters. */
  readonly secretP1: string;
  /** Forty random bits and the seal of all three: fourteen hexadecimal characters. */
  readonly secretP2: string;
};

/** 48 bits give numbers of up to fifteen digits. */
export const CODE_DIGITS = 15;
export const SECRET_LENGTH = 10;

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A code made of 16 random bytes; throws a RangeError for any other number of them. */
export function codeFromBytes(bytes: Uint8Array): FreeBarCode {
  if (bytes.length !== RANDOM_BYTES) throw new RangeError(`${RANDOM_BYTES} random bytes are needed`);
  const hex = toHex(bytes);
  const digits = String(Number.parseInt(hex.slice(0, 12), 16)).padStart(CODE_DIGITS, '0');
  const code = `${digits}${checkDigit(digits)}`;
  const secretP1 = hex.slice(12, 22);
  const body = hex.slice(22);
  return { code, secretP1, secretP2: `${body}${seal(`${code}${secretP1}${body}`)}` };
}

/** The code in groups of four digits, as it is printed below the bars. */
export function formatCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
