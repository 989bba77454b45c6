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

/** All cookies of the site, decoded; none when they are blocked. */
export function cookies(): Readonly<Record<string, string>> {
  try {
    return Cookies.get();
  } catch {
    return {};
  }
}

/** Removes a cookie of the whole site; where cookies are blocked there is none. */
export function removeCookie(name: string): void {
  try {
    Cookies.remove(name, { path: '/' });
  } catch {
    // Blocked cookies never held it.
  }
}
