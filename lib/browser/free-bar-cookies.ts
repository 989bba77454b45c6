import type { FreeBarCode } from '../free-bar/code';
import type { FoundCookies } from '../free-bar/state';
import { readCookie, writeCookie } from './cookies';

/** Names of the cookies, as the bar's list knows them. */
const NAMES = { code: 'code', secretP1: 'secret_p1', secretP2: 'secret_p2' } as const;

/** What the three cookies hold now; nothing where the browser forbids cookies. It never throws. */
export function findFreeBar(): FoundCookies {
  return {
    code: readCookie(NAMES.code),
    secretP1: readCookie(NAMES.secretP1),
    secretP2: readCookie(NAMES.secretP2),
  };
}

/** Writes the three cookies, for a year. False when the browser did not keep them; it never throws. */
export function keepFreeBar(code: FreeBarCode): boolean {
  const parts = ['code', 'secretP1', 'secretP2'] as const;
  return parts.map((part) => writeCookie(NAMES[part], code[part])).every(Boolean);
}
