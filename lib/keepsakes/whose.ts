import { KEEPSAKES, type Keepsake, type KeepsakeId } from './registry';

/** In the order of the game cards. */
export const KEEPSAKE_IDS = ['dia', 'joc-castells', 'memory', 'mots', 'sopa', 'penjat', 'historia'] as const;

const MEMBER = /^-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const follows = (prefix: string | undefined, name: string): boolean =>
  prefix !== undefined && name.startsWith(prefix) && MEMBER.test(name.slice(prefix.length));

const declared: readonly (readonly [KeepsakeId, Keepsake])[] = KEEPSAKE_IDS.map((id) => [id, KEEPSAKES[id]]);

/** Returns undefined if no game has the key. */
export const keepsakeOfKey = (key: string): KeepsakeId | undefined =>
  declared.find(
    ([, { keys, levels, more }]) =>
      Object.values(keys).includes(key) || follows(levels, key) || follows(more, key),
  )?.[0];

export const isOfMore = (key: string): boolean => declared.some(([, { more }]) => follows(more, key));

export const keepsakeOfCookie = (name: string): KeepsakeId | undefined =>
  declared.find(([, { cookies }]) => follows(cookies, name))?.[0];

const { game, rounds, goodCopy, backup } = KEEPSAKES['joc-castells'].keys;

/** Only valid together. The game is first. */
export const TEAM_KEYS = [game, rounds, goodCopy, backup] as const;
