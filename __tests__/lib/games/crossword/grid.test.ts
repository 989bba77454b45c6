import { aGrid, aLevel, square } from '@/__tests__/builders/crossword';
import { crosswordKey, followComposition } from '@/lib/games/crossword/actions';
import { fillPattern, slotsOf } from '@/lib/games/crossword/fill';
import { ACROSS, DOWN, inDirection, numberAt, otherDirection, wordAt } from '@/lib/games/crossword/grid';
import { layOutCrossword } from '@/lib/games/crossword/layout';
import { crosswordProblems, densityOf } from '@/lib/games/crossword/problems';
import { seededRandom } from '@/lib/values/random';

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

test('a square has the number of the word that starts there, and one word in each direction at most', () => {
  expect([square(0, 1), square(1, 0), square(1, 1)].map((at) => numberAt(aGrid, at))).toEqual([1, 3, null]);
  const numberIn = (row: number, column: number, direction: 0 | 1) =>
    wordAt(aGrid, square(row, column), direction)?.number;
  expect([numberIn(1, 1, ACROSS), numberIn(1, 1, DOWN)]).toEqual([3, 1]);
  expect([numberIn(1, 0, DOWN), numberIn(0, 0, ACROSS)]).toEqual([undefined, undefined]);
  expect([otherDirection(ACROSS), otherDirection(DOWN)]).toEqual([DOWN, ACROSS]);
});

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
  expect(slotsOf(['..#'])).toHaveLength(1);
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

const layoutClues = 'Plaça Soca Tap Agulla Cordó Colla Torre Pilar Aleta Neta'
  .split(' ')
  .map((word) => ({ word, hint: `Pista de ${word}` }));
const plan = { columns: 7, rows: 7, words: 6 };

test('a layout can be played, fills the plan and reads from the top', () => {
  const words = layOutCrossword(layoutClues, plan, 200, seededRandom(3)) ?? [];
  expect(words).toHaveLength(plan.words);
  expect(crosswordProblems({ ...plan, words })).toEqual([]);
  const places = words.map(({ x, y }) => y * plan.columns + x);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('the same seed gives the same layout, and a plan that cannot be met none', () => {
  const layout = () => layOutCrossword(layoutClues, plan, 50, seededRandom(4));
  expect(layout()).toEqual(layout());
  expect(layOutCrossword(layoutClues.slice(0, 3), plan, 20, seededRandom(1))).toBeNull();
});

const withWord = (word: string, direction: 0 | 1, x: number, y: number, size = {}) =>
  crosswordProblems({ ...aLevel, ...size, words: [...aLevel.words, { word, direction, x, y, hint: '' }] });

test.each([
  ['leaves the grid to the right', withWord('Folre', 0, 1, 3), ['Folre leaves the grid']],
  ['leaves the grid below', withWord('Folre', 1, 2, 1), ['Folre leaves the grid']],
  ['begins outside', withWord('Tap', 0, -1, 3), ['Tap leaves the grid']],
  ['crosses another letter', withWord('Xop', 1, 2, 1), ['Plaça does not agree with what it crosses']],
  [
    'lies on a word of its direction',
    withWord('Pla', 0, 0, 1),
    ['Pla overlaps a word of its own direction', 'Plaça starts where another word starts'],
  ],
  ['touches letters without a clue', withWord('Set', 1, 2, 2), ['square 11 touches letters of another word']],
  ['is alone', withWord('Dau', 0, 5, 6, { columns: 8, rows: 7 }), ['Dau is not connected to the rest']],
  [
    'is missing at a side',
    crosswordProblems({ ...aLevel, columns: 6, rows: 6 }),
    ['no word reaches the bottom', 'no word reaches the right'],
  ],
])('a word that %s is a problem', (_, found, problems) => {
  expect(found).toEqual(expect.arrayContaining(problems));
});

test('density counts squares of two words, and the smallest share of a word', () => {
  // Planò crosses Plaça and Soca; Tap crosses Plaça.
  expect(densityOf(aLevel)).toEqual({ squares: 14, crossed: 3, leastChecked: 1 / 4 });
});

test.each(['Tab', 'Enter', 'Escape', 'Dead', 'Process', 'Unidentified', 'F5', '7', '·'])(
  'keys %j is left alone',
  (key) => {
    expect(crosswordKey(key)).toBeNull();
  },
);

test.each([
  ['', 'p', 'P', 0],
  ['P', 'p', '', 0],
  ['P', 'pi', 'I', 0],
  ['', '´', '', 0],
  ['', 'ó', 'O', 0],
  ['PIN', 'pi', '', 1],
  ['PIN', 'pol', 'OL', 2],
  ['KA', 'か', '', 2],
  ['PA', '', '', 2],
  ['', "l·l'", 'LL', 0],
])('composing after %p, the composition %p types %p and erases %p', (before, text, typed, erased) => {
  const letters = followComposition([], before).written;
  const { actions, written } = followComposition(letters, text);
  expect(actions.filter(({ type }) => type === 'erase')).toHaveLength(erased);
  expect(actions.flatMap((action) => (action.type === 'type' ? [action.text] : [])).join('')).toBe(typed);
  expect(followComposition(written, text).actions).toEqual([]);
});
