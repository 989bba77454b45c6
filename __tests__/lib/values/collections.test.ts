import fc from 'fast-check';
import { groupBy, splitAt, splitIntoGroups } from '@/lib/values/collections';
import { fingerprint, fnv1a, textHash } from '@/lib/values/hash';
import { draw, pickIndex, seededRandom, shuffle } from '@/lib/values/random';

test('groupBy keeps the order of groups and of items', () => {
  const groups = groupBy(['pilar', 'torre', 'pinya', 'tres', 'folre'], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ['p', ['pilar', 'pinya']],
    ['t', ['torre', 'tres']],
    ['f', ['folre']],
  ]);
});

test('splitIntoGroups loses nothing, and lengths differ by at most one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (items, count) => {
      const groups = splitIntoGroups(items, count);
      expect(groups.flat()).toEqual(items);
      const lengths = groups.map((group) => group.length);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['between separators', [1, 2, '-', 3], [[1, 2], [3]]],
  ['without empty parts at the ends or between two', ['-', 1, '-', '-', 2, '-'], [[1], [2]]],
] as const)('splitAt returns the parts %s', (_, list, parts) => {
  expect(splitAt<number, '-'>([...list], '-')).toEqual(parts);
});

const printOf = (text: string) => fingerprint(new TextEncoder().encode(text));

test('fingerprint different bytes differ, down to a letter or the order of two', () => {
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

// Published test vectors of FNV-1a.
test.each(Object.entries({ '': 0x811c9dc5, a: 0xe40c292c, foobar: 0xbf9cf968 }))(
  'the FNV-1a of "%s" is %d',
  (text, hash) => {
    expect(textHash(text)).toBe(hash);
    expect(fnv1a(text.length, (index) => text.charCodeAt(index))).toBe(hash);
  },
);

function drawn(seed: number, count: number): number[] {
  const values: number[] = [];
  for (let state = seed; values.length < count; ) {
    const { value, seed: next } = draw(state);
    values.push(value);
    state = next;
  }
  return values;
}

test('draw returns the same numbers for the same seed, on every machine', () => {
  expect(drawn(1, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test('pickIndex takes the part of three in which chance falls', () => {
  expect([0, 0.34, 0.999999].map((chance) => pickIndex(3, () => chance))).toEqual([0, 1, 2]);
});

test('shuffle keeps every item, and does not change its argument', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      const shuffled = shuffle(items, seededRandom(seed));
      expect([...shuffled].sort()).toEqual([...items].sort());
      expect(items).toEqual(before);
    }),
  );
});
