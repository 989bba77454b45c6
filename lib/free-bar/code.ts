import JsBarcode from 'jsbarcode';

/** Damm algorithm: detects single wrong digits and adjacent transpositions. */
const TABLE = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

function lastState(digits: string): number {
  let state = 0;
  for (const digit of digits) state = Number(TABLE[state]?.[Number(digit)]);
  return state;
}

export function checkDigit(digits: string): string {
  return String(lastState(digits));
}

export function hasValidCheckDigit(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && lastState(digits) === 0;
}

/** Detects damage, not forgery. */
export function seal(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).padStart(4, '0');
}

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
const CODE_DIGITS = 15;
const SECRET_LENGTH = 10;

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

export type FoundCookies = { readonly [Key in keyof FreeBarCode]?: string | undefined };

type FreeBarState =
  | { readonly status: 'new' }
  | { readonly status: 'valid'; readonly code: FreeBarCode }
  | { readonly status: 'tampered' }
  | { readonly status: 'partial'; readonly missing: readonly (keyof FreeBarCode)[] };

const CODE = new RegExp(`^\\d{${CODE_DIGITS + 1}}$`);
const SECRET_P1 = new RegExp(`^[0-9a-f]{${SECRET_LENGTH}}$`);
const SECRET_P2 = new RegExp(`^[0-9a-f]{${SECRET_LENGTH + 4}}$`);
const LARGEST = 2 ** 48 - 1;

export function isValidCode({ code, secretP1, secretP2 }: FreeBarCode): boolean {
  if (!CODE.test(code) || !SECRET_P1.test(secretP1) || !SECRET_P2.test(secretP2)) return false;
  if (!hasValidCheckDigit(code) || Number(code.slice(0, CODE_DIGITS)) > LARGEST) return false;
  const body = secretP2.slice(0, SECRET_LENGTH);
  return secretP2.slice(SECRET_LENGTH) === seal(`${code}${secretP1}${body}`);
}

export function readFreeBar({ code = '', secretP1 = '', secretP2 = '' }: FoundCookies): FreeBarState {
  const found = { code, secretP1, secretP2 };
  const missing = (['code', 'secretP1', 'secretP2'] as const).filter((key) => found[key] === '');
  if (missing.length === 3) return { status: 'new' };
  if (missing.length > 0) return { status: 'partial', missing };
  return isValidCode(found) ? { status: 'valid', code: found } : { status: 'tampered' };
}

type Sha256 = (data: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/**
 * Six hexadecimal characters, which the staff compare with their list. Differs if the code was copied without its secrets.
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

/** Empty space beside the barcode in modules (widths of its thinnest bar), as ISO/IEC 15417 requires. */
export const QUIET_ZONE = 10;

type Bar = { readonly x: number; readonly width: number };

type Bars = { readonly bars: readonly Bar[]; readonly width: number };

/** Throws unless `code` has an even number of digits. */
export function barsOf(code: string): Bars {
  const target: { encodings?: readonly { data: string }[] } = {};
  JsBarcode(target, code, { format: 'CODE128C' });
  const modules = target.encodings?.map(({ data }) => data).join('') ?? '';
  const bars = [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => ({
    x: QUIET_ZONE + index,
    width: run.length,
  }));
  return { bars, width: modules.length + 2 * QUIET_ZONE };
}
