/** @jest-environment jsdom */
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('what is kept is read back until it is forgotten', () => {
  expect(readStored('clau')).toBeNull();
  expect(writeStored('clau', 'text')).toBe(true);
  expect(readStored('clau')).toBe('text');
  removeStored('clau');
  expect(readStored('clau')).toBeNull();
});

test('full storage is told to whoever writes, and never throws', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('clau', 'text')).toBe(false);
});

test('blocked storage reads as empty and never throws', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStored('clau')).toBeNull();
  expect(writeStored('clau', 'text')).toBe(false);
  expect(() => removeStored('clau')).not.toThrow();
});
