import { hasValidCheckDigit } from './check-digit';
import { CODE_DIGITS, type FreeBarCode, SECRET_LENGTH } from './code';
import { seal } from './seal';

/** Empty cookies count as missing. */
export type FoundCookies = { readonly [Key in keyof FreeBarCode]?: string | undefined };

export type FreeBarState =
  | { readonly status: 'new' }
  | { readonly status: 'valid'; readonly code: FreeBarCode }
  | { readonly status: 'tampered' }
  | { readonly status: 'partial'; readonly missing: readonly (keyof FreeBarCode)[] };

const CODE = new RegExp(`^\\d{${CODE_DIGITS + 1}}$`);
const SECRET_P1 = new RegExp(`^[0-9a-f]{${SECRET_LENGTH}}$`);
const SECRET_P2 = new RegExp(`^[0-9a-f]{${SECRET_LENGTH + 4}}$`);
const LARGEST = 2 ** 48 - 1;

/** Checks format, check digit and seal. */
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
