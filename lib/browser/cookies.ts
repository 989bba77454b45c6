import Cookies from 'js-cookie';

/** A year, in days. */
const LIFETIME = 365;

/** A cookie's decoded value; undefined when there is none or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** Sets a cookie of the whole site for a year, and says whether the browser took it. */
export function writeCookie(name: string, value: string): boolean {
  try {
    const secure = window.location.protocol === 'https:';
    Cookies.set(name, value, { path: '/', sameSite: 'Lax', expires: LIFETIME, secure });
  } catch {
    return false;
  }
  return readCookie(name) === value;
}
