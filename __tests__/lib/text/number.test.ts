import { formatInteger, formatPercent } from '@/lib/text/number';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [10075, '10.075'],
  [1234567, '1.234.567'],
])('%d is written %s', (value, text) => {
  expect(formatInteger(value)).toBe(text);
});

test.each([
  [0, '0\u00A0%'],
  [0.636, '64\u00A0%'],
  [1, '100\u00A0%'],
])('the share %d is written %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});
