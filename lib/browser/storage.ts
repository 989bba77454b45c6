import { onWake } from './on-wake';

/** `session` lasts until the tab is closed. */
export type Keeping = 'always' | 'session';

/** Reading the property throws if storage is blocked. */
const store = (keeping: Keeping): Storage =>
  keeping === 'always' ? window.localStorage : window.sessionStorage;

/** Returns null if missing, undefined if storage is blocked. */
export function readStored(key: string, keeping: Keeping = 'always'): string | null | undefined {
  try {
    return store(keeping).getItem(key);
  } catch {
    return undefined;
  }
}

/** Returns undefined if storage is blocked. */
export function storedKeys(keeping: Keeping = 'always'): readonly string[] | undefined {
  try {
    return Object.keys(store(keeping));
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, text: string, keeping: Keeping = 'always'): boolean {
  try {
    store(keeping).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, keeping: Keeping = 'always'): void {
  try {
    store(keeping).removeItem(key);
  } catch {
    // Blocked.
  }
}

/**
 * Calls `listener` when another tab writes the key (any for null) or clears storage, and when the page is
 * restored from bfcache. Returns an unsubscribe function.
 */
export function onStored(key: string | null, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (key === null || event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', listen);
  const stop = onWake(listener);
  return () => {
    window.removeEventListener('storage', listen);
    stop();
  };
}
