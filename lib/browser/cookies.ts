import Cookies from 'js-cookie';

/** Days. */
const LIFETIME = 365;

/** Returns undefined if missing or blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** Returns whether the browser stored it. */
export function writeCookie(name: string, value: string): boolean {
  try {
    const secure = window.location.protocol === 'https:';
    Cookies.set(name, value, { path: '/', sameSite: 'Lax', expires: LIFETIME, secure });
  } catch {
    return false;
  }
  return readCookie(name) === value;
}

export function cookies(): Readonly<Record<string, string>> {
  try {
    return Cookies.get();
  } catch {
    return {};
  }
}

export function removeCookie(name: string): void {
  try {
    Cookies.remove(name, { path: '/' });
  } catch {
    // Blocked.
  }
}
