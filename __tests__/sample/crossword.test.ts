import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { CHECKED_SHARE } from '@/lib/games/crossword/layout';
import { densityOf } from '@/lib/games/crossword/problems';

test('in the first crossword three squares of ten cross, and a third of each word is checked', () => {
  const { squares, crossed, leastChecked } = densityOf(CROSSWORD_LEVELS[0]);
  expect(crossed / squares).toBeGreaterThan(0.3);
  expect(leastChecked).toBeGreaterThanOrEqual(CHECKED_SHARE);
});
