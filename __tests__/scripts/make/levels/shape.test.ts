import { slotsOf } from '@/lib/games/crossword/fill';
import { CROSSED_SHARE } from '@/lib/games/crossword/layout';
import { seededRandom } from '@/lib/values/random';
import { drawShape } from '@/scripts/make/levels/shape';

const LENGTHS = new Set([3, 4, 5]);
const found = Array.from({ length: 12 }, (_, index) =>
  drawShape({ columns: 7, rows: 7 }, LENGTHS, seededRandom(index + 1)),
).filter((pattern) => pattern !== null);

test('a shape reads the same upside down, takes words of the lengths there are, and half of its squares cross', () => {
  expect(found).not.toEqual([]);
  for (const pattern of found) {
    const squares = pattern.join('');
    expect([...squares].reverse().join('')).toBe(squares);
    const times = new Map<number, number>();
    for (const slot of slotsOf(pattern)) {
      expect(LENGTHS).toContain(slot.squares.length);
      for (const square of slot.squares) times.set(square, (times.get(square) ?? 0) + 1);
    }
    const crossed = [...times.values()].filter((count) => count > 1).length;
    expect(crossed / times.size).toBeGreaterThanOrEqual(CROSSED_SHARE);
    expect(times.size).toBe(squares.split('.').length - 1);
  }
});
