import fc from 'fast-check';
import { stepSlide, swipeStep } from '@/components/towers/slideshow.enhancement';

describe('stepSlide', () => {
  test('goes on at the other end', () => {
    expect(stepSlide(3, 1, 4)).toBe(0);
    expect(stepSlide(0, -1, 4)).toBe(3);
  });

  test('stays inside for any step and comes back with the opposite one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(),
        fc.integer({ min: -50, max: 50 }),
        (count, at, step) => {
          const index = at % count;
          const there = stepSlide(index, step, count);
          expect(there).toBeGreaterThanOrEqual(0);
          expect(there).toBeLessThan(count);
          expect(stepSlide(there, -step, count)).toBe(index);
        },
      ),
    );
  });
});

describe('swipeStep', () => {
  test.each([
    [-60, 5, 1],
    [60, -5, -1],
    [-39, 0, 0],
    [-60, 80, 0],
  ])('reads a movement of %d, %d as %d', (dx, dy, step) => {
    expect(swipeStep(dx, dy)).toBe(step);
  });
});
