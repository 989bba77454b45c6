import { FORMER_CROSSWORDS } from '@/content/games/crossword/former';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { densityOf } from '@/lib/games/crossword/density';
import { CHECKED_SHARE } from '@/lib/games/crossword/layout';

test('the crossword is the best of many seeds: three squares of ten cross, and no word hangs by a letter', () => {
  const { squares, crossed, leastChecked } = densityOf(CROSSWORD_LEVELS[0]);
  expect(crossed / squares).toBeGreaterThan(0.3);
  expect(leastChecked).toBeGreaterThanOrEqual(CHECKED_SHARE);
  const before = densityOf(FORMER_CROSSWORDS[0].level);
  expect(before.crossed / before.squares).toBeLessThan(crossed / squares);
});
