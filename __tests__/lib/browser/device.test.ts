/** @jest-environment jsdom */
import { currentPersistence, requestPersistence } from '@/lib/browser/castle-storage';
import { randomSeed } from '@/lib/browser/device';

const original = Object.getOwnPropertyDescriptor(window, 'crypto');
const putCrypto = (value: unknown) => Object.defineProperty(window, 'crypto', { value, configurable: true });
afterEach(() => {
  if (original) Object.defineProperty(window, 'crypto', original);
});

test("randomSeed uses the browser's random numbers", () => {
  putCrypto({ getRandomValues: (numbers: Uint32Array) => numbers.fill(4_000_000_000) });
  expect(randomSeed()).toBe(4_000_000_000);
});

test('randomSeed without crypto uses the clock, within 32 bits', () => {
  putCrypto(undefined);
  const seed = randomSeed();
  expect(Number.isInteger(seed)).toBe(true);
  expect(seed).toBeGreaterThanOrEqual(0);
  expect(seed).toBeLessThan(2 ** 32);
});

/** A browser by vendor, with the answer of its storage manager. Without an answer it has none. */
function aBrowser(vendor: string, answer?: boolean | Error, installed = false) {
  const answers = jest.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const storage = answer === undefined ? undefined : { persist: answers, persisted: answers };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  window.matchMedia = jest.fn().mockReturnValue({ matches: installed });
  return answers;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [true, 'persistent', 'persistent'],
  [false, 'unknown', 'at will'],
  [undefined, 'unknown', 'at will'],
  [new Error('no'), 'unknown', 'at will'],
])('a browser whose storage answers %p', async (answer, before, after) => {
  aBrowser('Google Inc.', answer);
  expect(await currentPersistence()).toBe(before);
  expect(await requestPersistence()).toBe(after);
});

test("a tab of Safari clears after a week despite its promise, and an installed app doesn't", async () => {
  const asked = aBrowser('Apple Computer, Inc.', true);
  expect(await currentPersistence()).toBe('a week');
  expect(asked).not.toHaveBeenCalled();
  expect(await requestPersistence()).toBe('a week');
  expect(asked).toHaveBeenCalledTimes(1);
  aBrowser('Apple Computer, Inc.', true, true);
  expect(await requestPersistence()).toBe('persistent');
});
