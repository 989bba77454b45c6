import fc from 'fast-check';
import { groupBy, isRecord, splitAt, splitIntoGroups } from '@/lib/values/collections';

test('groupBy keeps the order of groups and of items', () => {
  const groups = groupBy(['pilar', 'torre', 'pinya', 'tres', 'folre'], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ['p', ['pilar', 'pinya']],
    ['t', ['torre', 'tres']],
    ['f', ['folre']],
  ]);
});

describe('splitIntoGroups', () => {
  test('splits nine into three times three, in order', () => {
    expect(splitIntoGroups([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
  });

  test('loses nothing, and lengths differ by at most one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (items, count) => {
        const groups = splitIntoGroups(items, count);
        expect(groups.flat()).toEqual(items);
        const lengths = groups.map((group) => group.length);
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test.each([
  ['between separators', [1, 2, '-', 3], [[1, 2], [3]]],
  ['without empty parts at the ends or between two', ['-', 1, '-', '-', 2, '-'], [[1], [2]]],
] as const)('splitAt returns the parts %s', (_, list, parts) => {
  expect(splitAt<number, '-'>([...list], '-')).toEqual(parts);
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('isRecord(%j) is %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
