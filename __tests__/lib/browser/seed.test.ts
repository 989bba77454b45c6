/** @jest-environment jsdom */

import { freshSeed } from '@/lib/browser/seed';

const original = Object.getOwnPropertyDescriptor(window, 'crypto');
const putCrypto = (value: unknown) => Object.defineProperty(window, 'crypto', { value, configurable: true });
afterEach(() => {
  if (original) Object.defineProperty(window, 'crypto', original);
});

it("takes the browser's own chance", () => {
  putCrypto({ getRandomValues: (numbers: Uint32Array) => numbers.fill(4_000_000_000) });
  expect(freshSeed()).toBe(4_000_000_000);
});

it('takes the clock where the browser gives no chance, still within 32 bits', () => {
  putCrypto(undefined);
  const seed = freshSeed();
  expect(Number.isInteger(seed)).toBe(true);
  expect(seed).toBeGreaterThanOrEqual(0);
  expect(seed).toBeLessThan(2 ** 32);
});
