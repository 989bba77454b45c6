import fc from 'fast-check';
import { seededRandom } from '@/lib/random/generator';
import { pickIndex, pickWeighted, shuffle } from '@/lib/random/pick';

describe('pickIndex', () => {
  it('covers the whole range, ends included', () => {
    expect(pickIndex(3, () => 0)).toBe(0);
    expect(pickIndex(3, () => 0.34)).toBe(1);
    expect(pickIndex(3, () => 0.999999)).toBe(2);
  });

  it('never leaves the list', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (count, chance) => {
          const index = pickIndex(count, () => chance);
          expect(index >= 0 && index < count && Number.isInteger(index)).toBe(true);
        },
      ),
    );
  });
});

describe('pickWeighted', () => {
  const weights = { a: 1, b: 0, c: 3, d: -2 };
  const pick = (chance: number) =>
    pickWeighted(
      ['a', 'b', 'c', 'd'] as const,
      (one) => weights[one],
      () => chance,
    );

  it('gives each choice its share', () => {
    expect([0, 0.24, 0.25, 0.999].map(pick)).toEqual(['a', 'a', 'c', 'c']);
  });

  it('has nothing to give when no choice weighs anything', () => {
    expect(
      pickWeighted(
        ['a'],
        () => 0,
        () => 0,
      ),
    ).toBeUndefined();
  });
});

const SEED = Number(process.env.SHUFFLE_SEED ?? 20241114);

test(`every order of four cards is equally likely (chi-square over 24 orders, seed ${SEED})`, () => {
  const random = seededRandom(SEED);
  const rounds = 24_000;
  const counts = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const expected = rounds / 24;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 49.73 is passed by one fair shuffle in a thousand, at 23 degrees of freedom.
  expect(chiSquare).toBeLessThan(49.73);
});

test('a shuffle keeps every item and leaves the list it was given alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      const shuffled = shuffle(items, seededRandom(seed));
      expect([...shuffled].sort()).toEqual([...items].sort());
      expect(items).toEqual(before);
    }),
  );
});

test('the same seed gives the same order', () => {
  const order = () => shuffle([1, 2, 3, 4, 5, 6, 7], seededRandom(7));
  expect(order()).toEqual(order());
});
