import { onWake } from './on-wake';

/** How long something is kept: from visit to visit, or until the tab is closed. */
export type Keeping = 'always' | 'session';

/** Looked up at each use: where storage is blocked, even naming it throws. */
const store = (keeping: Keeping): Storage =>
  keeping === 'always' ? window.localStorage : window.sessionStorage;

/** What the browser keeps under a key: null when there is nothing, undefined when it lets nothing be read. */
export function readStored(key: string, keeping: Keeping = 'always'): string | null | undefined {
  try {
    return store(keeping).getItem(key);
  } catch {
    return undefined;
  }
}

/** Every key that the browser keeps something under; undefined when it lets nothing be read. */
export function storedKeys(keeping: Keeping = 'always'): readonly string[] | undefined {
  try {
    return Object.keys(store(keeping));
  } catch {
    return undefined;
  }
}

/** Keeps a text and says whether that worked: storage can be blocked or full. */
export function writeStored(key: string, text: string, keeping: Keeping = 'always'): boolean {
  try {
    store(keeping).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key; where storage is blocked there is nothing to forget. */
export function removeStored(key: string, keeping: Keeping = 'always'): void {
  try {
    store(keeping).removeItem(key);
  } catch {
    // Blocked storage never held it.
  }
}

/**
 * Calls `listener` when another tab writes the key (any, for null) or empties the storage, and when Back brings the page
 * to life again; returns how to stop.
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
