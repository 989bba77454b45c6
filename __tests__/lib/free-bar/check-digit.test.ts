import fc from 'fast-check';
import { checkDigit, hasValidCheckDigit } from '@/lib/free-bar/check-digit';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 2, maxLength: 20 });

describe('check digit', () => {
  test('follows the published example: 572 takes a 4', () => {
    expect(checkDigit('572')).toBe('4');
  });

  test('what it closes is valid, and with any other last digit it is not', () => {
    fc.assert(
      fc.property(digits, (text) => {
        const good = checkDigit(text);
        for (const last of '0123456789') expect(hasValidCheckDigit(text + last)).toBe(last === good);
      }),
    );
  });

  test('any wrong digit and any swap of two neighbours is noticed', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, seed, step) => {
        const whole = text + checkDigit(text);
        const at = seed % whole.length;
        const wrong = whole.slice(0, at) + ((Number(whole[at]) + step) % 10) + whole.slice(at + 1);
        expect(hasValidCheckDigit(wrong)).toBe(false);
        const pair = whole.slice(at, at + 2);
        if (pair.length < 2 || pair[0] === pair[1]) return;
        const swapped = `${whole.slice(0, at)}${pair[1]}${pair[0]}${whole.slice(at + 2)}`;
        expect(hasValidCheckDigit(swapped)).toBe(false);
      }),
    );
  });

  test.each(['', '0', '57a4', '572 4', '-5724'])('%j is not made of digits with their check', (text) => {
    expect(hasValidCheckDigit(text)).toBe(false);
  });
});
