import { fillPattern, slotsOf } from '@/lib/games/crossword/fill';
import { crosswordProblems, densityOf } from '@/lib/games/crossword/problems';
import { seededRandom } from '@/lib/values/random';

const PATTERN = ['...', '#.#', '...'];
const clues = ['Tap', 'Pis', 'Dau', 'Cap', 'Ara', 'Nus', 'Peu', 'Son'].map((word) => ({
  word,
  hint: `Com ${word.length} lletres.`,
}));

test('a run of two white squares or more is a slot, a single square is not', () => {
  expect(slotsOf(PATTERN).map(({ squares }) => squares)).toEqual([
    [0, 1, 2],
    [1, 4, 7],
    [6, 7, 8],
  ]);
  expect(slotsOf(['.#.', '#.#'])).toEqual([]);
});

test('each slot gets a different answer', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const words = fillPattern(PATTERN, clues, seededRandom(seed)) ?? [];
    const level = { columns: 3, rows: 3, words };
    expect(new Set(words.map(({ word }) => word)).size).toBe(3);
    expect(crosswordProblems(level)).toEqual([]);
    expect(densityOf(level)).toMatchObject({ squares: 7, crossed: 2 });
    expect(words).toEqual(fillPattern(PATTERN, clues, seededRandom(seed)));
  }
});

test('returns null if no answers fit', () => {
  expect(fillPattern(PATTERN, clues.slice(0, 2), seededRandom(1))).toBeNull();
  expect(fillPattern(['....', '#.##', '#.##'], clues, seededRandom(1))).toBeNull();
});
