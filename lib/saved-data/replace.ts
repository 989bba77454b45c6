import { SAVED_DATA } from './registry';

/** As in `lib/browser/storage.ts`. */
export type TextStore = {
  readonly read: (key: string) => string | null | undefined;
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
};

/** `apartat-castell-del-dia` */
export const asideKey = (key: string): string => `${SAVED_DATA.apartat.levels}-${key}`;

/**
 * Stores `text`, or null to remove the key. What is stored and cannot be read, because it is damaged or of a newer
 * version, is first copied to `asideKey`, below what is there. Returns false, and keeps the stored text, if a write
 * fails.
 */
export function replaceSaved(
  store: TextStore,
  key: string,
  text: string | null,
  canRead: (stored: string) => boolean,
): boolean {
  const stored = store.read(key);
  if (stored && stored !== text && !canRead(stored)) {
    const aside = store.read(asideKey(key));
    const kept =
      aside?.endsWith(stored) || store.write(asideKey(key), [aside, stored].filter(Boolean).join('\n'));
    if (!kept) return false;
  }
  if (text !== null) return store.write(key, text);
  store.remove(key);
  return true;
}
