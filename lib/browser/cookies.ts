import Cookies from 'js-cookie';

/** One year in seconds. `max-age` has precedence over `expires`, which needs the right date on the device. */
const LIFETIME = String(365 * 24 * 60 * 60);

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
    Cookies.set(name, value, { path: '/', sameSite: 'Lax', 'max-age': LIFETIME, secure });
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
    Cookies.remove(name, { path: '/', 'max-age': '0' });
  } catch {
    // Blocked.
  }
}
