import fc from 'fast-check';
import { groupBy, isRecord, splitAt, splitIntoGroups } from '@/lib/values/collections';
import { fingerprint, fnv1a, textHash } from '@/lib/values/hash';

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

const printOf = (text: string) => fingerprint(new TextEncoder().encode(text));

describe('fingerprint', () => {
  test('equal bytes have equal fingerprints', () => {
    fc.assert(fc.property(fc.string(), (text) => printOf(text) === printOf(`${text}`)));
  });

  test('different bytes differ, down to a letter or the order of two', () => {
    const print = printOf('dia,mes\n1,2\n');
    for (const other of ['dia,mes\n1,3\n', 'dia,mes\n2,1\n', 'dia,mes\n1,2', 'dia,mes\n1,2\n\n', ''])
      expect(printOf(other)).not.toBe(print);
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (one, two) => {
        fc.pre(String(one) !== String(two));
        expect(fingerprint(one)).not.toBe(fingerprint(two));
      }),
    );
  });
});

// Published test vectors of FNV-1a.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the FNV-1a of "%s" is %d', (text, hash) => {
  expect(textHash(text)).toBe(hash);
  expect(fnv1a(text.length, (index) => text.charCodeAt(index))).toBe(hash);
});
