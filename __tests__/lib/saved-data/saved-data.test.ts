import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { allSavedData, everything, otherStoredData } from '@/__tests__/builders/saved-data';
import { aTeam } from '@/__tests__/builders/teams';
import { catalogue } from '@/content/castle-game/catalogue';
import { decodeGame, encodeGame } from '@/lib/castle-game/saves/game';
import { decodeDays } from '@/lib/games/daily-castell/days';
import {
  decodeSavedData,
  encodeSavedData,
  type FileProblem,
  MAX_CHARACTERS,
  sumOf,
} from '@/lib/saved-data/file';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { asideKey, replaceSaved } from '@/lib/saved-data/replace';
import { parseSaved } from '@/lib/saved-data/saved-text';
import {
  idsIn,
  importChange,
  losing,
  SAVED_DATA_IDS,
  type StoredData,
  savedDataOfCookie,
  savedDataOfKey,
  storedDataOf,
} from '@/lib/saved-data/stored-data';
import { canReadProgress } from '@/lib/story/progress-text';

const NOTHING: StoredData = { texts: {}, cookies: {} };
const textsOf = (texts: Record<string, string>): StoredData => ({ texts, cookies: {} });

describe('names of keys and cookies', () => {
  test('the list has every declared id once', () => {
    expect([...SAVED_DATA_IDS].sort()).toEqual(Object.keys(SAVED_DATA).sort());
  });

  test('all keys and cookies of games and story are known', () => {
    expect(Object.keys(allSavedData.texts).map(savedDataOfKey)).not.toContain(undefined);
    expect(Object.keys(allSavedData.cookies).map(savedDataOfCookie)).not.toContain(undefined);
    expect(savedDataOfKey('progres-mots-pom-de-dalt')).toBe('mots');
    expect(savedDataOfKey('progres-memory-15')).toBe('memory');
    expect(savedDataOfKey('mes-penjat-frase-3')).toBe('penjat');
  });

  test('the free-bar code, drafts and consents belong to no game', () => {
    for (const key of Object.keys(otherStoredData.texts)) expect(savedDataOfKey(key)).toBeUndefined();
    for (const name of Object.keys(otherStoredData.cookies)) expect(savedDataOfCookie(name)).toBeUndefined();
  });

  test.each([
    '__proto__',
    'constructor',
    'toString',
    'progres-sopa-',
    'progres-sopa',
    'sopa',
    'gamex',
    'Game',
  ])('%p belongs to no game', (key) => {
    expect(savedDataOfKey(key)).toBeUndefined();
    expect(savedDataOfCookie(key)).toBeUndefined();
  });
});

describe('an import', () => {
  const game = textsOf({ game: 'a', 'game-bona': 'b', 'game-copia': 'c', 'progres-memory': 'm' });
  const levels = textsOf({ 'progres-sopa-0': 'a', 'progres-sopa-1': 'b', 'progres-penjat-0': 'c' });
  const newer = textsOf({ 'progres-sopa-1': '{"x":1}', 'progres-sopa-2': '{"y":1}' });
  const sound = textsOf({ 'game-so': 'si' });

  test.each<[string, StoredData, StoredData, StoredData, readonly string[]]>([
    ['writes a whole file into an empty browser', NOTHING, allSavedData, NOTHING, []],
    ['loses nothing that is the same', allSavedData, allSavedData, NOTHING, []],
    ['replaces a level and leaves the others', levels, newer, NOTHING, ['sopa']],
    [
      'replaces a castle game whole',
      game,
      textsOf({ game: 'x' }),
      textsOf({ 'game-bona': 'b', 'game-copia': 'c' }),
      ['joc-castells'],
    ],
    ['keeps the castle game when only its preferences come', game, sound, NOTHING, []],
  ])('%s', (_, here, file, remove, lost) => {
    const change = importChange(here, file);
    expect(change.remove).toEqual(remove);
    expect(change.write.texts).toEqual(file.texts);
    expect(losing(here, change)).toEqual(lost);
  });

  test('replaces nothing with a text that was damaged when it was exported', () => {
    const here = textsOf({ 'progres-sopa-0': '{}' });
    const read = decodeSavedData(
      fileOf({ 'progres-sopa-0': '{"map":', 'progres-sopa-1': '{"map":', game: 'x' }),
    );
    const file = read.ok ? read.data : NOTHING;
    expect(importChange(here, file).write).toEqual(textsOf({ 'progres-sopa-1': '{"map":', game: 'x' }));
  });

  test('completes levels, only with the known value, and never undoes one', () => {
    const here: StoredData = { texts: {}, cookies: { 'sopa-0': 'true,secure' } };
    const file: StoredData = { texts: {}, cookies: { 'sopa-0': 'no', 'sopa-1': 'true', 'sopa-2': 'potser' } };
    const write = { texts: {}, cookies: { 'sopa-1': 'true' } };
    expect(importChange(here, file)).toEqual({ write, remove: NOTHING });
  });
});

test('a removal loses all that it removes', () => {
  expect(losing(allSavedData, { write: NOTHING, remove: allSavedData })).toEqual(idsIn(allSavedData));
});

const files = ['components/games', 'components/castle-game', 'components/story', 'lib/browser'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
);

/** What is no game's: the doors themselves, drafts and consents, places in lists, and which tab plays. */
const NOT_OURS =
  /lib\/browser\/(storage|cookies|contact-draft|embed-consent|free-bar-cookies|list-place|castle-tab)\.ts$/;

test('games and story store only under keys declared in the registry', () => {
  const keeping = files.filter(
    (file) => !NOT_OURS.test(file) && /\b(writeStored|writeCookie)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(keeping.length).toBeGreaterThan(4);
  for (const file of keeping) {
    const source = readFileSync(file, 'utf8');
    const declared = /SAVED_DATA|\bGAME_KEY|\bPROGRESS_KEY|storageKey|completionCookie|StoredData\b/.test(
      source,
    );
    expect([file, declared]).toEqual([file, true]);
    expect([file, source.match(/writeStored\(\s*['"`]/)]).toEqual([file, null]);
  }
});

const whole = encodeSavedData(allSavedData, 7);

function problemOf(text: string): FileProblem | undefined {
  const read = decodeSavedData(text);
  return read.ok ? undefined : read.problem;
}

/** A file with a valid checksum. */
function fileOf(texts: StoredData['texts'], cookies: StoredData['cookies'] = {}): string {
  return encodeSavedData({ texts, cookies }, 7);
}

test('reads back what was written', () => {
  expect(decodeSavedData(whole)).toEqual({ ok: true, data: allSavedData });
  expect(decodeSavedData(`\uFEFF${whole.replaceAll('\n', '\r\n')}`)).toMatchObject({ ok: true });
});

test('drops what is not saved data of a game, such as the free-bar code', () => {
  expect(storedDataOf(everything)).toEqual(allSavedData);
  expect(decodeSavedData(encodeSavedData(everything, 7))).toMatchObject({ data: allSavedData });
});

test('refuses a truncated file, and one with a changed character', () => {
  // Without the castle game, whose sum takes long.
  const { game, ...texts } = allSavedData.texts;
  const file = fileOf(texts, allSavedData.cookies).trimEnd();
  for (let end = 40; end < file.length; end += 7) expect(problemOf(file.slice(0, end))?.kind).toBe('damaged');
  for (let place = 0; place < file.length; place += 7) {
    // White space between values may be anything.
    const at = file.slice(place).search(/\S/) + place;
    const other = file[at] === '5' ? '6' : '5';
    expect(problemOf(file.slice(0, at) + other + file.slice(at + 1))).toBeDefined();
  }
});

test.each<[string, FileProblem['kind']]>([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['hola', 'elsewhere'],
  ['{"nom":"un altre programa"}', 'elsewhere'],
  ['[1,2]', 'elsewhere'],
  ['null', 'elsewhere'],
  [encodeGame(aTeam()), 'castle game'],
  [whole.replace('"versio": 1', '"versio": 2'), 'newer'],
  [whole.replace('"versio": 1', '"versio": "1"'), 'damaged'],
  [whole.replace('"desat": 7', '"desat": 8'), 'damaged'],
  [fileOf({}), 'nothing'],
  [fileOf({ 'contacte-esborrany': '{}' }, { code: '1' }), 'nothing'],
  [fileOf({ 'nit-fresca-per-ser-maig': '{"versio":2}' }), 'newer part'],
])('refuses a file %p as %p', (text, kind) => {
  expect(problemOf(text)?.kind).toBe(kind);
});

test('refuses a file above the size limit', () => {
  expect(problemOf(`{${' '.repeat(MAX_CHARACTERS)}`)).toEqual({ kind: 'too large' });
});

test('the checksum depends on each character and on their order', () => {
  const sums = ['', 'a', 'b', 'ab', 'ba', 'aab', 'aba', 'à'].map(sumOf);
  expect(new Set(sums).size).toBe(sums.length);
  for (const sum of sums) expect(sum).toMatch(/^[\da-f]{16}$/);
});

/** A store with room for `room` characters. */
function aStore(texts: Readonly<Record<string, string>>, room = Number.POSITIVE_INFINITY) {
  const stored = new Map(Object.entries(texts));
  return {
    stored,
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => {
      const size = [...new Map(stored).set(key, text).values()].join('').length;
      if (size <= room) stored.set(key, text);
      return size <= room;
    },
    remove: (key: string) => void stored.delete(key),
  };
}

const canRead = (text: string) => parseSaved(text) !== null;

/** Each decoder of a level begins with `parseSaved`. */
const READERS: Readonly<Record<string, (text: string) => boolean>> = {
  'castell-del-dia': (text) => decodeDays(text) !== null,
  'nit-fresca-per-ser-maig': canReadProgress,
  game: (text) => decodeGame(catalogue, text).ok,
};

test('of what games and story write, a text cut anywhere or of a newer version cannot be read', () => {
  const saved = Object.entries(allSavedData.texts).filter(([, text]) => /^(\{|[\w+/=]{99})/.test(text));
  expect(saved.length).toBeGreaterThan(6);
  for (const [name, text] of saved) {
    const reads = READERS[name] ?? canRead;
    expect([name, name in READERS && !reads(text)]).toEqual([name, false]);
    for (let end = 1; end < text.length; end += 1 + (text.length >> 7))
      expect([name, end, reads(text.slice(0, end))]).toEqual([name, end, false]);
    const newer = text.replace('"versio":1,', '').replace('{', '{"versio":2,');
    if (newer !== text) expect([name, reads(newer)]).toEqual([name, false]);
  }
});

const key = fc.constantFrom(...Object.keys(allSavedData.texts));
const unread = fc.constantFrom(
  '{',
  '[]',
  'null',
  '{"versio":2}',
  '{"dies":{"2026-11-20":{"proves":[',
  '\uFFFD',
);
const next = fc.constantFrom('{"a":1}', '{}', null);

test('what cannot be read is never lost, whatever the room', () => {
  fc.assert(
    fc.property(
      key,
      fc.array(fc.tuple(unread, next), { minLength: 1 }),
      fc.nat(150),
      (name, changes, room) => {
        const store = aStore({}, room);
        for (const [text, replacement] of changes) {
          if (!store.write(name, text)) continue;
          const done = replaceSaved(store, name, replacement, canRead);
          expect(store.read(name)).toBe(done ? replacement : text);
          expect(`${store.read(name)}\n${store.read(asideKey(name))}`).toContain(text);
        }
      },
    ),
  );
});

test('a text is set aside once, below earlier ones, under a key of the registry', () => {
  const store = aStore({ 'castell-del-dia': '{', [asideKey('castell-del-dia')]: '[' });
  for (const text of ['{"a":1}', '{"a":2}', null]) replaceSaved(store, 'castell-del-dia', text, canRead);
  expect(Object.fromEntries(store.stored)).toEqual({ 'apartat-castell-del-dia': '[\n{' });
  expect(savedDataOfKey('apartat-castell-del-dia')).toBe('apartat');
});
