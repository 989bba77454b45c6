import fc from 'fast-check';
import { pickIndex } from '@/lib/random/pick';

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
