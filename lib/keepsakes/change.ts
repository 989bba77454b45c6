import { isCompleted } from '../games/shared/completion';
import { idsIn, type Kept } from './kept';
import type { KeepsakeId } from './registry';
import { keepsakeOfCookie, keepsakeOfKey, TEAM_KEYS } from './whose';

/** What has to be done to a browser's storage and cookies. */
export type Change = {
  readonly write: Readonly<Record<string, string>>;
  readonly remove: readonly string[];
  readonly writeCookies: Readonly<Record<string, string>>;
  readonly removeCookies: readonly string[];
};

/**
 * Brings a file's keepsakes back. Each key of the file takes the place of the same key here and leaves the others, but
 * that a castle game goes with all that is kept of its team. No completed level is undone.
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

/** Which keepsakes lose something that is here when a change is made. */
export function losing(here: Kept, { write, remove, removeCookies }: Change): readonly KeepsakeId[] {
  const changed = Object.entries(write).flatMap(([key, text]) =>
    Object.hasOwn(here.texts, key) && here.texts[key] !== text ? [key] : [],
  );
  const ids = new Set([...changed, ...remove].map(keepsakeOfKey));
  for (const name of removeCookies) ids.add(keepsakeOfCookie(name));
  return idsIn(here).filter((id) => ids.has(id));
}

/** Removes all that is here. */
export const removal = ({ texts, cookies }: Kept): Change => ({
  write: {},
  remove: Object.keys(texts),
  writeCookies: {},
  removeCookies: Object.keys(cookies),
});
