import type { Change } from '../keepsakes/change';
import { type Kept, keptOf } from '../keepsakes/kept';
import { keepsakeOfKey } from '../keepsakes/whose';
import { claimGame } from './castle-tab';
import { cookies, readCookie, removeCookie, writeCookie } from './cookies';
import { tellKeptChange } from './kept-changes';
import { freshSeed } from './seed';
import { readStored, removeStored, storedKeys, writeStored } from './storage';

/** Returns undefined if storage is blocked. */
export function readKept(): Kept | undefined {
  const keys = storedKeys();
  if (keys === undefined) return undefined;
  const texts = keys.map((key) => [key, readStored(key) ?? ''] as const);
  return keptOf({ texts: Object.fromEntries(texts), cookies: cookies() });
}

/**
 * If a write fails, restores the previous texts and returns false. Taking a castle game over stops other tabs
 * from writing.
 */
export function makeChange({ write, remove, writeCookies, removeCookies }: Change): boolean {
  const keys = [...remove, ...Object.keys(write)];
  const before = keys.map((key) => [key, readStored(key) ?? null] as const);
  if (keys.some((key) => keepsakeOfKey(key) === 'joc-castells')) claimGame(freshSeed().toString(36));
  const gained = Object.keys(writeCookies).filter((name) => readCookie(name) === undefined);
  for (const key of keys) removeStored(key);
  const done =
    Object.entries(write).every(([key, text]) => writeStored(key, text)) &&
    Object.entries(writeCookies).every(([name, value]) => writeCookie(name, value));
  if (done) for (const name of removeCookies) removeCookie(name);
  else {
    for (const key of keys) removeStored(key);
    for (const [key, text] of before) if (text !== null) writeStored(key, text);
    for (const name of gained) removeCookie(name);
  }
  tellKeptChange();
  return done;
}
