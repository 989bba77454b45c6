/** @jest-environment jsdom */

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
