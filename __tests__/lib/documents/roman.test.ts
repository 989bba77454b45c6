import { toRoman } from '@/lib/documents/roman';

describe('Roman numerals', () => {
  test.each([
    [1, 'I'],
    [4, 'IV'],
    [9, 'IX'],
    [14, 'XIV'],
    [39, 'XXXIX'],
  ])('%i is %s', (value, roman) => {
    expect(toRoman(value)).toBe(roman);
  });

  test.each([0, 40, 1.5, Number.NaN])('%d is no chapter', (value) => {
    expect(() => toRoman(value)).toThrow(RangeError);
  });
});
