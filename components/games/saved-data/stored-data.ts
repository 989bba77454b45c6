import { notifyStoredDataChange } from '@/components/shared/use-stored';
import { claimGame } from '@/lib/browser/castle-tab';
import { cookies, readCookie, removeCookie, writeCookie } from '@/lib/browser/cookies';
import { randomSeed } from '@/lib/browser/device';
import { readStored, removeStored, storedKeys, writeStored } from '@/lib/browser/storage';
import { type Change, type StoredData, savedDataOfKey, storedDataOf } from '@/lib/saved-data/stored-data';

export const NOTHING: StoredData = { texts: {}, cookies: {} };

export function readStoredData(): StoredData | undefined {
  const texts = storedKeys()?.map((key) => [key, readStored(key) ?? ''] as const);
  return texts && storedDataOf({ texts: Object.fromEntries(texts), cookies: cookies() });
}

/**
 * If a write fails, restores the previous data and returns false. Claims a castle game first, so that no other
 * tab overwrites it.
 */
export function makeChange({ write, remove }: Change): boolean {
  const keys = Object.keys({ ...remove.texts, ...write.texts });
  const before = keys.map((key) => [key, readStored(key) ?? null] as const);
  const newCookies = Object.keys(write.cookies).filter((name) => readCookie(name) === undefined);
  if (keys.some((key) => savedDataOfKey(key) === 'joc-castells')) claimGame(randomSeed().toString(36));
  for (const key of keys) removeStored(key);
  const done =
    Object.entries(write.texts).every(([key, text]) => writeStored(key, text)) &&
    Object.entries(write.cookies).every(([name, value]) => writeCookie(name, value));
  if (!done) {
    for (const key of keys) removeStored(key);
    for (const [key, text] of before) if (text !== null) writeStored(key, text);
  }
  for (const name of done ? Object.keys(remove.cookies) : newCookies) removeCookie(name);
  notifyStoredDataChange();
  return done;
}
