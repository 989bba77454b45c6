import { densityOf } from '@/lib/games/crossword/density';
import { fillPattern, slotsOf } from '@/lib/games/crossword/fill';
import { crosswordProblems } from '@/lib/games/crossword/problems';
import { seededRandom } from '@/lib/random/generator';

const PATTERN = ['...', '#.#', '...'];
const clues = ['Tap', 'Pis', 'Dau', 'Cap', 'Ara', 'Nus', 'Peu', 'Son'].map((word) => ({
  word,
  hint: `Com ${word.length} lletres.`,
}));

test('a run of two white squares or more is a place for a word, and a square alone is none', () => {
  expect(slotsOf(PATTERN).map(({ squares }) => squares)).toEqual([
    [0, 1, 2],
    [1, 4, 7],
    [6, 7, 8],
  ]);
  expect(slotsOf(['.#.', '#.#'])).toEqual([]);
});

test('every place is filled with another answer, and whatever can be read is one of them', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const words = fillPattern(PATTERN, clues, seededRandom(seed)) ?? [];
    const level = { columns: 3, rows: 3, words };
    expect(new Set(words.map(({ word }) => word)).size).toBe(3);
    expect(crosswordProblems(level)).toEqual([]);
    expect(densityOf(level)).toMatchObject({ squares: 7, crossed: 2 });
    expect(words).toEqual(fillPattern(PATTERN, clues, seededRandom(seed)));
  }
});

test('where no answers fit there is no crossword', () => {
  expect(fillPattern(PATTERN, clues.slice(0, 2), seededRandom(1))).toBeNull();
  expect(fillPattern(['....', '#.##', '#.##'], clues, seededRandom(1))).toBeNull();
});
