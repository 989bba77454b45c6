/** @jest-environment jsdom */
import Cookies from 'js-cookie';
import { readCompleted, writeCompleted } from '@/components/games/shared/use-completion';

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['sopa-0', 'sopa-1', 'sopa-2']) Cookies.remove(name);
});

test('a completed level is a cookie whose value is true', () => {
  expect(writeCompleted('sopa', 1)).toBe(true);
  expect(document.cookie).toContain('sopa-1=true');
  expect(readCompleted('sopa', 3)).toEqual([false, true, false]);
  expect(readCompleted('mots', 3)).toEqual([false, false, false]);
});

test('the value of an earlier site counts, escaped or not; others do not', () => {
  jest
    .spyOn(Document.prototype, 'cookie', 'get')
    .mockReturnValue('sopa-0=true,secure; sopa-1=true%2Csecure; sopa-2=yes');
  expect(readCompleted('sopa', 3)).toEqual([true, true, false]);
});

test('the cookie is for the whole site, a year and same-site requests', () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set');
  writeCompleted('sopa', 0);
  const attributes = String(written.mock.calls[0]?.[0]);
  expect(attributes).toMatch(/; path=\//i);
  expect(attributes).toMatch(/; samesite=lax/i);
  const expires = Date.parse(attributes.match(/expires=([^;]+)/i)?.[1] ?? '');
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
});

test('returns false and never throws if cookies are refused or blocked', () => {
  jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  expect(writeCompleted('sopa', 0)).toBe(false);
  jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(writeCompleted('sopa', 0)).toBe(false);
  expect(readCompleted('sopa', 2)).toEqual([false, false]);
});
