import { KEEPSAKES, type Keepsake, type KeepsakeId } from './registry';

/** In the order in which they are listed, which is that of the games' cards. */
export const KEEPSAKE_IDS = ['dia', 'joc-castells', 'memory', 'mots', 'sopa', 'penjat', 'historia'] as const;

/** What follows a prefix: the number of a level, or the name of a puzzle beside the levels. */
const MEMBER = /^-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const follows = (prefix: string | undefined, name: string): boolean =>
  prefix !== undefined && name.startsWith(prefix) && MEMBER.test(name.slice(prefix.length));

const declared: readonly (readonly [KeepsakeId, Keepsake])[] = KEEPSAKE_IDS.map((id) => [id, KEEPSAKES[id]]);

/** Whose a key of the browser's storage is; undefined when no game keeps anything under it. */
export const keepsakeOfKey = (key: string): KeepsakeId | undefined =>
  declared.find(
    ([, { keys, levels, more }]) =>
      Object.values(keys).includes(key) || follows(levels, key) || follows(more, key),
  )?.[0];

/** Whether a key says that a puzzle beside the levels is completed. */
export const isOfMore = (key: string): boolean => declared.some(([, { more }]) => follows(more, key));

/** The same of a cookie. */
export const keepsakeOfCookie = (name: string): KeepsakeId | undefined =>
  declared.find(([, { cookies }]) => follows(cookies, name))?.[0];

const { game, rounds, goodCopy, backup } = KEEPSAKES['joc-castells'].keys;

/** What one team's game is kept under, the game itself first: none of them means anything beside another team's. */
export const TEAM_KEYS = [game, rounds, goodCopy, backup] as const;
