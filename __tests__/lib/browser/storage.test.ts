/** @jest-environment jsdom */
import { onStored, readStored, removeStored, writeStored } from '@/lib/browser/storage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('stored text can be read until it is removed', () => {
  expect(readStored('clau')).toBeNull();
  expect(writeStored('clau', 'text')).toBe(true);
  expect(readStored('clau')).toBe('text');
  removeStored('clau');
  expect(readStored('clau')).toBeNull();
});

test('a full storage returns false and never throws', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('clau', 'text')).toBe(false);
});

test('blocked storage differs from empty storage, and never throws', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStored('clau')).toBeUndefined();
  expect(writeStored('clau', 'text')).toBe(false);
  expect(() => removeStored('clau')).not.toThrow();
});

test('session storage is separate from local storage', () => {
  writeStored('clau', 'avui', 'session');
  expect(readStored('clau')).toBeNull();
  expect(readStored('clau', 'session')).toBe('avui');
  removeStored('clau', 'session');
  expect(readStored('clau', 'session')).toBeNull();
});

test('onStored reports a key written by another tab, and cleared storage', () => {
  const listener = jest.fn();
  const stop = onStored('clau', listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'altra' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'clau' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'clau' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('onStored reports a page restored from bfcache', () => {
  const listener = jest.fn();
  const stop = onStored('clau', listener);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
});
