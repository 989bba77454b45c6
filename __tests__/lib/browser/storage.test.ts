/** @jest-environment jsdom */
import { onStored, readStored, removeStored, writeStored } from '@/lib/browser/storage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
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

test('blocked storage is told apart from an empty one, and never throws', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStored('clau')).toBeUndefined();
  expect(writeStored('clau', 'text')).toBe(false);
  expect(() => removeStored('clau')).not.toThrow();
});

test('what is kept for the session is apart from what is kept always', () => {
  writeStored('clau', 'avui', 'session');
  expect(readStored('clau')).toBeNull();
  expect(readStored('clau', 'session')).toBe('avui');
  removeStored('clau', 'session');
  expect(readStored('clau', 'session')).toBeNull();
});

test('a key written by another tab is told, and so is a storage that was emptied', () => {
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

test('a page that Back brings to life again is told, since it heard nothing meanwhile', () => {
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
