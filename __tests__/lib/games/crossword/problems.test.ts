import { aLevel } from '@/__tests__/builders/crossword';
import type { CrosswordWord } from '@/lib/games/crossword/grid';
import { crosswordProblems, densityOf } from '@/lib/games/crossword/problems';

describe('problems', () => {
  const withWord = (word: Omit<CrosswordWord, 'hint'>, size = {}) =>
    crosswordProblems({ ...aLevel, ...size, words: [...aLevel.words, { ...word, hint: '' }] });

  test('a good level has no problems', () => {
    expect(crosswordProblems(aLevel)).toEqual([]);
  });

  test('a word must be inside the grid', () => {
    expect(withWord({ word: 'Folre', direction: 0, x: 1, y: 3 })).toEqual(['Folre leaves the grid']);
    expect(withWord({ word: 'Folre', direction: 1, x: 2, y: 1 })).toEqual(['Folre leaves the grid']);
    expect(withWord({ word: 'Tap', direction: 0, x: -1, y: 3 })).toEqual(['Tap leaves the grid']);
  });

  test('crossings must agree', () => {
    expect(withWord({ word: 'Xop', direction: 1, x: 2, y: 1 })).toContain(
      'Plaça does not agree with what it crosses',
    );
  });

  test('two words may not overlap in one direction nor start at one square', () => {
    const problems = withWord({ word: 'Pla', direction: 0, x: 0, y: 1 });
    expect(problems).toContain('Pla overlaps a word of its own direction');
    expect(problems).toContain('Plaça starts where another word starts');
  });

  test('letters may not touch without a clue', () => {
    expect(withWord({ word: 'Set', direction: 1, x: 2, y: 2 })).toContain(
      'square 11 touches letters of another word',
    );
  });

  test('all words must be connected', () => {
    const wide = { columns: 8, rows: 7 };
    expect(withWord({ word: 'Dau', direction: 0, x: 5, y: 6 }, wide)).toEqual([
      'Dau is not connected to the rest',
    ]);
  });

  test('every side of the grid must be reached', () => {
    expect(crosswordProblems({ ...aLevel, columns: 6, rows: 6 })).toEqual([
      'no word reaches the bottom',
      'no word reaches the right',
    ]);
  });
});

describe('density', () => {
  test('counts squares of two words, and the smallest share of a word', () => {
    // Planò crosses Plaça and Soca; Tap crosses Plaça.
    expect(densityOf(aLevel)).toEqual({ squares: 14, crossed: 3, leastChecked: 1 / 4 });
  });
});
