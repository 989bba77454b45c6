import { aGrid, square } from '@/__tests__/builders/crossword';
import { ACROSS, DOWN, inDirection, numberAt, otherDirection, wordAt } from '@/lib/games/crossword/grid';

test('every white square has its letter, without accents, and black ones have none', () => {
  const rows = Array.from({ length: 5 }, (_, row) =>
    aGrid.solution
      .slice(row * 5, row * 5 + 5)
      .map((letter) => letter ?? '·')
      .join(''),
  );
  expect(rows).toEqual(['·P··T', 'PLAÇA', '·A··P', '·N···', 'SOCA·']);
});

test('clues are numbered in the order of the words, and listed across before down', () => {
  expect(aGrid.words.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(aGrid.clues.map(({ number }) => number)).toEqual([3, 4, 1, 2]);
  expect(inDirection(aGrid.words, DOWN).map(({ number }) => number)).toEqual([1, 2]);
});

test('a number stands where its word starts', () => {
  expect(numberAt(aGrid, square(0, 1))).toBe(1);
  expect(numberAt(aGrid, square(1, 0))).toBe(3);
  expect(numberAt(aGrid, square(1, 1))).toBeNull();
});

test('a square belongs to one word in each direction at most', () => {
  expect(wordAt(aGrid, square(1, 1), ACROSS)?.number).toBe(3);
  expect(wordAt(aGrid, square(1, 1), DOWN)?.number).toBe(1);
  expect(wordAt(aGrid, square(1, 0), DOWN)).toBeNull();
  expect(wordAt(aGrid, square(0, 0), ACROSS)).toBeNull();
  expect(otherDirection(ACROSS)).toBe(DOWN);
  expect(otherDirection(DOWN)).toBe(ACROSS);
});
