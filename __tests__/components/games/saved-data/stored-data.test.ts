/** @jest-environment jsdom */
import Cookies from 'js-cookie';
import { allSavedData, everything, otherStoredData } from '@/__tests__/builders/saved-data';
import { makeChange, readStoredData } from '@/components/games/saved-data/stored-data';
import { onStoredDataChange } from '@/components/games/shared/use-stored';
import { importChange, type StoredData } from '@/lib/saved-data/stored-data';

const NOTHING: StoredData = { texts: {}, cookies: {} };

function keep({ texts, cookies }: StoredData): void {
  for (const [key, text] of Object.entries(texts)) window.localStorage.setItem(key, text);
  for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value, { path: '/' });
}

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
});

test('reads the saved data of games and story, and nothing else', () => {
  expect(readStoredData()).toEqual(NOTHING);
  keep(everything);
  expect(readStoredData()).toEqual(allSavedData);
});

test('returns undefined if storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStoredData()).toBeUndefined();
});

test('removing all leaves other stored data', () => {
  keep(everything);
  expect(makeChange({ write: NOTHING, remove: allSavedData })).toBe(true);
  expect(readStoredData()).toEqual(NOTHING);
  for (const [key, text] of Object.entries(otherStoredData.texts))
    if (key !== 'game-pestanya') expect(window.localStorage.getItem(key)).toBe(text);
  expect(Cookies.get()).toEqual(otherStoredData.cookies);
});

test('an import restores all data and notifies listeners once', () => {
  const listener = jest.fn();
  const stop = onStoredDataChange(listener);
  expect(makeChange(importChange(NOTHING, allSavedData))).toBe(true);
  expect(readStoredData()).toEqual(allSavedData);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('an imported castle game is claimed from the tab that plays it', () => {
  window.localStorage.setItem('game-pestanya', 'una-altra');
  makeChange(importChange(NOTHING, { texts: { 'progres-sopa-0': '{}' }, cookies: {} }));
  expect(window.localStorage.getItem('game-pestanya')).toBe('una-altra');
  makeChange(importChange(NOTHING, { texts: { game: 'x' }, cookies: {} }));
  expect(window.localStorage.getItem('game-pestanya')).not.toBe('una-altra');
});

test('changes nothing if storage is full', () => {
  const here: StoredData = { texts: { 'progres-sopa-0': '{"map":"A"}', game: 'vella' }, cookies: {} };
  keep(here);
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function small(
    this: Storage,
    key: string,
    text: string,
  ) {
    if (text.length > 1000) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  expect(makeChange(importChange(here, allSavedData))).toBe(false);
  expect(readStoredData()).toEqual(here);
});

test('changes nothing if cookies are refused', () => {
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  expect(makeChange(importChange(NOTHING, allSavedData))).toBe(false);
  expect(readStoredData()).toEqual(NOTHING);
});
