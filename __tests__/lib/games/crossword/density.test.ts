import { aLevel } from '@/__tests__/builders/crossword';
import { densityOf } from '@/lib/games/crossword/density';

test('counts the squares that two words share, and the word that has least of it', () => {
  // Planò crosses Plaça and Soca; Tap crosses Plaça.
  expect(densityOf(aLevel)).toEqual({ squares: 14, crossed: 3, leastChecked: 1 / 4 });
});
