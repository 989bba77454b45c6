import { isRecord, parseRecord } from '@/lib/values/collections';
import { SAVED_DATA, type SavedData, type SavedDataId } from './registry';
import { isCompleted, isMoreDone } from './saved-text';

type Texts = Readonly<Record<string, string>>;

/** localStorage and cookies, by name. */
export type StoredData = { readonly texts: Texts; readonly cookies: Texts };

export const SAVED_DATA_IDS = [
  'dia',
  'joc-castells',
  'memory',
  'mots',
  'sopa',
  'penjat',
  'historia',
  'apartat',
] as const;

const SUFFIX = /^-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const hasPrefix = (prefix: string | undefined, name: string): boolean =>
  prefix !== undefined && name.startsWith(prefix) && SUFFIX.test(name.slice(prefix.length));

const findId = (test: (declared: SavedData) => boolean): SavedDataId | undefined =>
  SAVED_DATA_IDS.find((id) => test(SAVED_DATA[id]));

export const savedDataOfKey = (key: string): SavedDataId | undefined =>
  findId(
    ({ keys, levels, more }) =>
      Object.values(keys).includes(key) || hasPrefix(levels, key) || hasPrefix(more, key),
  );

const isOfMore = (key: string): boolean => findId(({ more }) => hasPrefix(more, key)) !== undefined;

export const savedDataOfCookie = (name: string): SavedDataId | undefined =>
  findId(({ cookies }) => hasPrefix(cookies, name));

const pick = (texts: Texts, test: (name: string, text: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => test(name, text)));

/** Drops the rest of the site, such as the free-bar code. */
export function storedDataOf(
  { texts, cookies }: StoredData,
  ids: readonly SavedDataId[] = SAVED_DATA_IDS,
): StoredData {
  const isOf = (id: SavedDataId | undefined) => id !== undefined && ids.includes(id);
  return {
    texts: pick(texts, (key) => isOf(savedDataOfKey(key))),
    cookies: pick(cookies, (name) => isOf(savedDataOfCookie(name))),
  };
}

export function idsIn({ texts, cookies }: StoredData): readonly SavedDataId[] {
  const found = [...Object.keys(texts).map(savedDataOfKey), ...Object.keys(cookies).map(savedDataOfCookie)];
  return SAVED_DATA_IDS.filter((id) => found.includes(id));
}

export type Change = { readonly write: StoredData; readonly remove: StoredData };

const { game, rounds, goodCopy, backup } = SAVED_DATA['joc-castells'].keys;
/** Only valid together. */
const TEAM_KEYS: readonly string[] = [game, rounds, goodCopy, backup];

/** The castle game has its own decoder, and what was set aside is not read. */
const isDamaged = (key: string, text: string): boolean =>
  !['joc-castells', 'apartat'].includes(savedDataOfKey(key) ?? '') && parseRecord(text) === null;

/**
 * Replaces equal keys, but with no damaged text. A castle game also removes keys of its team that the file lacks. Completed levels stay
 * completed.
 */
export function importChange(here: StoredData, file: StoredData): Change {
  const replacesTeam = Object.hasOwn(file.texts, game);
  return {
    write: {
      texts: pick(file.texts, (key, text) => !isDamaged(key, text) || !Object.hasOwn(here.texts, key)),
      cookies: pick(file.cookies, (name, value) => isCompleted(value) && !isCompleted(here.cookies[name])),
    },
    remove: {
      texts: pick(
        here.texts,
        (key) => replacesTeam && TEAM_KEYS.includes(key) && !Object.hasOwn(file.texts, key),
      ),
      cookies: {},
    },
  };
}

/** Returns ids whose saved data would be lost or replaced. */
export function losing(here: StoredData, { write, remove }: Change): readonly SavedDataId[] {
  const replaced = pick(
    here.texts,
    (key, text) => Object.hasOwn(write.texts, key) && write.texts[key] !== text,
  );
  return idsIn({ texts: { ...replaced, ...remove.texts }, cookies: remove.cookies });
}

export type Summary = {
  readonly id: SavedDataId;
  readonly completed: number;
  readonly more: number;
  readonly underway: number;
  /** Ascending. */
  readonly bests: readonly { readonly pairs: number; readonly moves: number }[];
  readonly endings: number;
  readonly days: number;
};

export function summaryOf(data: StoredData, id: SavedDataId): Summary {
  const { texts, cookies } = storedDataOf(data, [id]);
  const saved = id === 'apartat' ? [] : Object.values(pick(texts, (key) => !isOfMore(key))).map(parseRecord);
  const results = saved.flatMap((one) =>
    isRecord(one?.dies)
      ? Object.values(one.dies).map((day) => (isRecord(day) ? (day.resultat ?? null) : null))
      : [],
  );
  const puzzles = saved.filter((one) => one !== null).length;
  const underway = {
    dia: results.filter((result) => result === null).length,
    'joc-castells': Number(Object.hasOwn(texts, game)),
    memory: saved.filter((one) => typeof one?.moves === 'number' && one.moves > 0).length,
    mots: puzzles,
    sopa: puzzles,
    penjat: puzzles,
    historia: Number(saved.some((one) => lengthOf(one?.cami) > 0)),
    apartat: Object.keys(texts).length,
  } as const satisfies Record<SavedDataId, number>;
  return {
    id,
    completed: Object.values(cookies).filter(isCompleted).length,
    more: Object.entries(texts).filter(([key, text]) => isOfMore(key) && isMoreDone(text)).length,
    underway: underway[id],
    bests: saved
      .flatMap((one) =>
        typeof one?.best === 'number' && Array.isArray(one.deck)
          ? [{ pairs: one.deck.length / 2, moves: one.best }]
          : [],
      )
      .sort((one, other) => one.pairs - other.pairs),
    endings: saved.reduce((sum, one) => sum + lengthOf(one?.finals), 0),
    days: results.filter((result) => result !== null).length,
  };
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
