import Cookies from 'js-cookie';
import type { FreeBarCode } from '../free-bar/code';
import type { FoundCookies } from '../free-bar/state';

/** Names of the cookies, as the bar's list knows them. */
const NAMES = { code: 'code', secretP1: 'secret_p1', secretP2: 'secret_p2' } as const;

/** Days the code is kept: it must outlive the festival. */
const DAYS = 365;

/** What the three cookies hold now. */
export function findFreeBar(): FoundCookies {
  return {
    code: Cookies.get(NAMES.code),
    secretP1: Cookies.get(NAMES.secretP1),
    secretP2: Cookies.get(NAMES.secretP2),
  };
}

/** Writes the three cookies. False when the browser did not keep them. */
export function keepFreeBar(code: FreeBarCode): boolean {
  const secure = location.protocol === 'https:';
  const parts = ['code', 'secretP1', 'secretP2'] as const;
  for (const part of parts) {
    Cookies.set(NAMES[part], code[part], { expires: DAYS, path: '/', sameSite: 'Lax', secure });
  }
  const kept = findFreeBar();
  return parts.every((part) => kept[part] === code[part]);
}
