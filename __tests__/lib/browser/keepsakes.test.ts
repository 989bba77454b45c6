/** @jest-environment jsdom */
import Cookies from 'js-cookie';
import { everyKeepsake, everything, othersKeep } from '@/__tests__/builders/keepsakes';
import { makeChange, readKept } from '@/lib/browser/keepsakes';
import { onKeptChange } from '@/lib/browser/kept-changes';
import { bringBack, removal } from '@/lib/keepsakes/change';
import type { Kept } from '@/lib/keepsakes/kept';

const NOTHING: Kept = { texts: {}, cookies: {} };

function keep({ texts, cookies }: Kept): void {
  for (const [key, text] of Object.entries(texts)) window.localStorage.setItem(key, text);
  for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value, { path: '/' });
}

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
});

test('what games and story keep is read, and nothing else', () => {
  expect(readKept()).toEqual(NOTHING);
  keep(everything);
  expect(readKept()).toEqual(everyKeepsake);
});

test('where storage is blocked nothing can be read', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readKept()).toBeUndefined();
});

test('removing all leaves what is nobody’s keepsake as it was', () => {
  keep(everything);
  expect(makeChange(removal(everyKeepsake))).toBe(true);
  expect(readKept()).toEqual(NOTHING);
  for (const [key, text] of Object.entries(othersKeep.texts))
    if (key !== 'game-pestanya') expect(window.localStorage.getItem(key)).toBe(text);
  expect(Cookies.get()).toEqual(othersKeep.cookies);
});

test('brought back, all is as it was, and whoever listens is told', () => {
  const told = jest.fn();
  const stop = onKeptChange(told);
  expect(makeChange(bringBack(NOTHING, everyKeepsake))).toBe(true);
  expect(readKept()).toEqual(everyKeepsake);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('a castle game that another tab plays is taken from it', () => {
  window.localStorage.setItem('game-pestanya', 'una-altra');
  makeChange(bringBack(NOTHING, { texts: { 'progres-sopa-0': '{}' }, cookies: {} }));
  expect(window.localStorage.getItem('game-pestanya')).toBe('una-altra');
  makeChange(bringBack(NOTHING, { texts: { game: 'x' }, cookies: {} }));
  expect(window.localStorage.getItem('game-pestanya')).not.toBe('una-altra');
});

test('without room for all of it nothing changes', () => {
  const here: Kept = { texts: { 'progres-sopa-0': '{"map":"A"}', game: 'vella' }, cookies: {} };
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
  expect(makeChange(bringBack(here, everyKeepsake))).toBe(false);
  expect(readKept()).toEqual(here);
});

test('where cookies are refused nothing changes either', () => {
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  expect(makeChange(bringBack(NOTHING, everyKeepsake))).toBe(false);
  expect(readKept()).toEqual(NOTHING);
});
