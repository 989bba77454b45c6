import fc from 'fast-check';
import { splitIntoGroups } from '@/lib/lists/groups';

describe('splitIntoGroups', () => {
  it('splits nine into three times three, in order', () => {
    expect(splitIntoGroups([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
  });

  it('loses nothing and keeps lengths within one of each other', () => {
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
