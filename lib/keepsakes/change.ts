import { isCompleted } from '../games/shared/completion';
import { idsIn, type Kept } from './kept';
import type { KeepsakeId } from './registry';
import { keepsakeOfCookie, keepsakeOfKey, TEAM_KEYS } from './whose';

export type Change = {
  readonly write: Readonly<Record<string, string>>;
  readonly remove: readonly string[];
  readonly writeCookies: Readonly<Record<string, string>>;
  readonly removeCookies: readonly string[];
};

/**
 * Each key of the file replaces the same key here. A castle game also removes keys of its team that the file
 * lacks. Completed levels stay completed.
 */
export function bringBack(here: Kept, file: Kept): Change {
  const [game] = TEAM_KEYS;
  const ofTeam = Object.hasOwn(file.texts, game) ? TEAM_KEYS : [];
  return {
    write: file.texts,
    remove: ofTeam.filter((key) => Object.hasOwn(here.texts, key) && !Object.hasOwn(file.texts, key)),
    writeCookies: Object.fromEntries(
      Object.entries(file.cookies).filter(
        ([name, value]) => isCompleted(value) && !isCompleted(here.cookies[name]),
      ),
    ),
    removeCookies: [],
  };
}

/** Returns ids whose saved data would be lost or replaced. */
export function losing(here: Kept, { write, remove, removeCookies }: Change): readonly KeepsakeId[] {
  const changed = Object.entries(write).flatMap(([key, text]) =>
    Object.hasOwn(here.texts, key) && here.texts[key] !== text ? [key] : [],
  );
  const ids = new Set([...changed, ...remove].map(keepsakeOfKey));
  for (const name of removeCookies) ids.add(keepsakeOfCookie(name));
  return idsIn(here).filter((id) => ids.has(id));
}

export const removal = ({ texts, cookies }: Kept): Change => ({
  write: {},
  remove: Object.keys(texts),
  writeCookies: {},
  removeCookies: Object.keys(cookies),
});
