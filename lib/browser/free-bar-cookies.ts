import type { FreeBarCode } from '../free-bar/code';
import type { FoundCookies } from '../free-bar/state';
import { readCookie, writeCookie } from './cookies';

/** The list of the bar fixes these names. */
const NAMES = { code: 'code', secretP1: 'secret_p1', secretP2: 'secret_p2' } as const;

export function findFreeBar(): FoundCookies {
  return {
    code: readCookie(NAMES.code),
    secretP1: readCookie(NAMES.secretP1),
    secretP2: readCookie(NAMES.secretP2),
  };
}

export function keepFreeBar(code: FreeBarCode): boolean {
  const parts = ['code', 'secretP1', 'secretP2'] as const;
  return parts.map((part) => writeCookie(NAMES[part], code[part])).every(Boolean);
}
