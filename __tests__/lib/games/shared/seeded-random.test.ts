import { seededRandom } from '@/lib/games/shared/seeded-random';
import { pickIndex } from '@/lib/random/pick';

test('the same seed gives the same numbers, another seed others', () => {
  const three = (seed: number) => {
    const random = seededRandom(seed);
    return [random(), random(), random()];
  };
  expect(three(1)).toEqual(three(1));
  expect(three(1)).not.toEqual(three(2));
});

test('numbers stay from 0 to just under 1, so an index never leaves its list', () => {
  const random = seededRandom(3);
  const drawn = Array.from({ length: 5000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  const indexes = new Set(Array.from({ length: 200 }, () => pickIndex(4, random)));
  expect([...indexes].sort()).toEqual([0, 1, 2, 3]);
});
