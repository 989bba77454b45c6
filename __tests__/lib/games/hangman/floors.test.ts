import { describeCastell, FLOORS, standingFloors } from '@/lib/games/hangman/floors';
import { MAX_ERRORS } from '@/lib/games/hangman/types';

test('the castell has a floor for each error and comes down from the top', () => {
  expect(FLOORS).toHaveLength(MAX_ERRORS);
  expect(standingFloors(0)).toEqual(['enxaneta', 'acotxador', 'dosos', 'segons', 'baixos']);
  expect(standingFloors(2)).toEqual(['dosos', 'segons', 'baixos']);
  expect(standingFloors(5)).toEqual([]);
});

test('the picture is told in words', () => {
  expect(describeCastell(0)).toBe('El castell té els cinc pisos dempeus.');
  expect(describeCastell(2)).toBe('Al castell queden 3 pisos dempeus.');
  expect(describeCastell(4)).toBe('Al castell queda 1 pis dempeus.');
  expect(describeCastell(5)).toBe('El castell ja és a terra.');
});
