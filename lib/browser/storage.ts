import type { TextStore } from '@/lib/saved-data/replace';
import { onPageRestored } from './page';

/** `session` lasts until the tab is closed. */
type StorageArea = 'always' | 'session';

/** Reading the property throws if storage is blocked. */
const store = (area: StorageArea): Storage =>
  area === 'always' ? window.localStorage : window.sessionStorage;

/** Returns null if missing, undefined if storage is blocked. */
export function readStored(key: string, area: StorageArea = 'always'): string | null | undefined {
  try {
    return store(area).getItem(key);
  } catch {
    return undefined;
  }
}

/** Returns undefined if storage is blocked. */
export function storedKeys(area: StorageArea = 'always'): readonly string[] | undefined {
  try {
    return Object.keys(store(area));
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, text: string, area: StorageArea = 'always'): boolean {
  try {
    store(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, area: StorageArea = 'always'): void {
  try {
    store(area).removeItem(key);
  } catch {
    // Blocked.
  }
}

export const localStore: TextStore = { read: readStored, write: writeStored, remove: removeStored };

/**
 * Calls `listener` when another tab writes the key (any for null) or clears storage, and when the page is restored.
 * Returns an unsubscribe function.
 */
export function onStored(key: string | null, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (key === null || event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', listen);
  const stop = onPageRestored(listener);
  return () => {
    window.removeEventListener('storage', listen);
    stop();
  };
}
