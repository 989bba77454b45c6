import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  checkDigit,
  codeFromBytes,
  confirmationOf,
  type FreeBarCode,
  formatCode,
  hasValidCheckDigit,
  isValidCode,
  readFreeBar,
  seal,
} from '@/lib/free-bar/code';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 2, maxLength: 20 });

describe('check digit', () => {
  test('the check digit of 572 is 4, as published', () => {
    expect(checkDigit('572')).toBe('4');
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
});

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
const part = fc.constantFrom('code' as const, 'secretP1' as const, 'secretP2' as const);
const good = codeFromBytes(Uint8Array.from({ length: 16 }, (_, index) => index * 16 + 7));

describe('code of the free bar', () => {
  test('what is drawn is valid and has the form that is printed', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = codeFromBytes(random);
        expect(code.code).toMatch(/^\d{16}$/);
        expect(code.secretP1).toMatch(/^[0-9a-f]{10}$/);
        expect(code.secretP2).toMatch(/^[0-9a-f]{14}$/);
        expect(readFreeBar(code)).toEqual({ status: 'valid', code });
      }),
    );
  });

  test('any other number of bytes is refused', () => {
    expect(() => codeFromBytes(new Uint8Array(15))).toThrow(RangeError);
  });

  test('one character changed in any part is noticed', () => {
    fc.assert(
      fc.property(
        bytes,
        part,
        fc.nat(),
        fc.constantFrom(...'0123456789abcdefABC x-'),
        (random, key, seed, char) => {
          const code = codeFromBytes(random);
          const text = code[key];
          const at = seed % text.length;
          fc.pre(text[at] !== char);
          const changed: FreeBarCode = { ...code, [key]: text.slice(0, at) + char + text.slice(at + 1) };
          expect(readFreeBar(changed)).toEqual({ status: 'tampered' });
        },
      ),
    );
  });

  test('the check digit alone detects a changed digit', () => {
    const { code, secretP1, secretP2 } = good;
    const wrong = `${code.slice(0, 14)}${(Number(code[14]) + 1) % 10}${code[15]}`;
    const body = secretP2.slice(0, 10);
    const resealed = { code: wrong, secretP1, secretP2: body + seal(`${wrong}${secretP1}${body}`) };
    expect(isValidCode(resealed)).toBe(false);
  });

  test('a number above 48 bits is invalid', () => {
    const sealed = (digits: string) => {
      const code = digits + checkDigit(digits);
      const body = good.secretP2.slice(0, 10);
      return { ...good, code, secretP2: body + seal(`${code}${good.secretP1}${body}`) };
    };
    expect(isValidCode(sealed(String(2 ** 48 - 1)))).toBe(true);
    expect(isValidCode(sealed(String(2 ** 48)))).toBe(false);
  });

  test.each([
    [{}, { status: 'new' }],
    [{ code: '', secretP1: undefined }, { status: 'new' }],
    [
      { ...good, secretP2: '' },
      { status: 'partial', missing: ['secretP2'] },
    ],
    [{ code: good.code }, { status: 'partial', missing: ['secretP1', 'secretP2'] }],
  ])('the cookies %j are %j', (cookies, read) => {
    expect(readFreeBar(cookies)).toEqual(read);
  });

  test('is printed in groups of four', () => {
    expect(formatCode('1234567890123456')).toBe('1234 5678 9012 3456');
  });

  test('the seal follows the published check value of CRC-16/CCITT-FALSE', () => {
    expect(seal('123456789')).toBe('29b1');
  });
});

const sha256 = async (data: Uint8Array) => Uint8Array.from(createHash('sha256').update(data).digest()).buffer;
const code = codeFromBytes(new Uint8Array(16).fill(5));

test('confirmation of the free bar is the beginning of the SHA-256 of the three parts', async () => {
  const hash = createHash('sha256').update(`${code.code}|${code.secretP1}|${code.secretP2}`).digest('hex');
  expect(await confirmationOf(code, sha256)).toBe(hash.slice(0, 6));
});
