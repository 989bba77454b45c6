import { allSavedData, otherStoredData } from '@/__tests__/builders/saved-data';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import {
  idsIn,
  importChange,
  losing,
  SAVED_DATA_IDS,
  type StoredData,
  savedDataOfCookie,
  savedDataOfKey,
} from '@/lib/saved-data/stored-data';

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
  test('writes a whole file into an empty browser and loses nothing', () => {
    const change = importChange(NOTHING, allSavedData);
    expect(change).toEqual({ write: allSavedData, remove: NOTHING });
    expect(losing(NOTHING, change)).toEqual([]);
  });

  test('replaces a level and leaves the others', () => {
    const here = textsOf({ 'progres-sopa-0': 'a', 'progres-sopa-1': 'b', 'progres-penjat-0': 'c' });
    const file = textsOf({ 'progres-sopa-1': 'x', 'progres-sopa-2': 'y' });
    const change = importChange(here, file);
    expect(change).toEqual({ write: file, remove: NOTHING });
    expect(losing(here, change)).toEqual(['sopa']);
  });

  test('replaces a castle game whole: no copy of another team remains', () => {
    const here = textsOf({ game: 'a', 'game-bona': 'b', 'game-copia': 'c', 'progres-memory': 'm' });
    const change = importChange(here, textsOf({ game: 'x' }));
    expect(change.remove).toEqual(textsOf({ 'game-bona': 'b', 'game-copia': 'c' }));
    expect(losing(here, change)).toEqual(['joc-castells']);
  });

  test('keeps the castle game if the file has only its preferences', () => {
    const here = textsOf({ game: 'a', 'game-bona': 'b', 'game-so': 'no' });
    const file = textsOf({ 'game-so': 'si' });
    expect(importChange(here, file)).toEqual({ write: file, remove: NOTHING });
  });

  test('loses nothing that is the same in the file', () => {
    expect(losing(allSavedData, importChange(allSavedData, allSavedData))).toEqual([]);
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
