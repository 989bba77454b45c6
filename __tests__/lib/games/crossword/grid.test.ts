import fc from 'fast-check';
import { aGrid, aLevel, play, select, solve, square, type } from '@/__tests__/builders/crossword';
import { type CrosswordAction, crosswordKey, followComposition } from '@/lib/games/crossword/actions';
import { fillPattern, slotsOf } from '@/lib/games/crossword/fill';
import { isCompleted, newCrossword } from '@/lib/games/crossword/game';
import {
  ACROSS,
  type CrosswordWord,
  crosswordGrid,
  DOWN,
  inDirection,
  numberAt,
  otherDirection,
  wordAt,
} from '@/lib/games/crossword/grid';
import { layOutCrossword } from '@/lib/games/crossword/layout';
import { crosswordProblems, densityOf } from '@/lib/games/crossword/problems';
import { decodeCrossword, encodeCrossword } from '@/lib/games/crossword/saved';
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

test('a number is where its word starts', () => {
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

const layoutClues = [
  'Plaça',
  'Soca',
  'Tap',
  'Agulla',
  'Cordó',
  'Colla',
  'Torre',
  'Pilar',
  'Aleta',
  'Neta',
].map((word) => ({
  word,
  hint: `Pista de ${word}`,
}));
const plan = { columns: 7, rows: 7, words: 6 };

test('a layout can be played, fills the plan and reads from the top', () => {
  const words = layOutCrossword(layoutClues, plan, 200, seededRandom(3)) ?? [];
  expect(words).toHaveLength(plan.words);
  expect(crosswordProblems({ ...plan, words })).toEqual([]);
  const places = words.map(({ x, y }) => y * plan.columns + x);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('the same seed gives the same layout', () => {
  const layout = () => layOutCrossword(layoutClues, plan, 50, seededRandom(4));
  expect(layout()).toEqual(layout());
});

test('a plan that cannot be met gives none', () => {
  expect(layOutCrossword(layoutClues.slice(0, 3), plan, 20, seededRandom(1))).toBeNull();
});

describe('problems', () => {
  const withWord = (word: Omit<CrosswordWord, 'hint'>, size = {}) =>
    crosswordProblems({ ...aLevel, ...size, words: [...aLevel.words, { ...word, hint: '' }] });

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

test('density counts squares of two words, and the smallest share of a word', () => {
  // Planò crosses Plaça and Soca; Tap crosses Plaça.
  expect(densityOf(aLevel)).toEqual({ squares: 14, crossed: 3, leastChecked: 1 / 4 });
});

const someActions: readonly CrosswordAction[] = [
  type('pl'),
  type('x'),
  select(1, 1),
  { type: 'switch-direction' },
  { type: 'next-clue' },
  { type: 'check', scope: 'all' },
  { type: 'reveal', scope: 'letter' },
  { type: 'erase' },
];

test('a saved game is loaded unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...someActions)), (sequence) => {
      const { state } = play(...sequence);
      const loaded = decodeCrossword(aGrid, encodeCrossword(aGrid, state));
      expect(loaded).toEqual(isCompleted(aGrid, state) ? null : state);
    }),
  );
});

test('a completed grid is not loaded', () => {
  expect(decodeCrossword(aGrid, encodeCrossword(aGrid, play(...solve).state))).toBeNull();
});

test('saved data does not contain the answers', () => {
  expect(encodeCrossword(aGrid, newCrossword(aGrid))).not.toMatch(/plaça|PLAÇA/);
});

test('a saved game of another grid is ignored', () => {
  const other = crosswordGrid({ ...aLevel, words: aLevel.words.slice(1) });
  expect(decodeCrossword(aGrid, encodeCrossword(other, newCrossword(other)))).toBeNull();
});

const { state } = play(type('px'), { type: 'check', scope: 'all' });
const shape = parseShape(encodeCrossword(aGrid, state));
const good = { shape, ...state };

function parseShape(text: string): unknown {
  return JSON.parse(text).shape;
}

test('the base of the cases below is valid', () => {
  expect(decodeCrossword(aGrid, JSON.stringify(good))).not.toBeNull();
});

test.each([
  ['too few squares', { entries: ['A'] }],
  ['a letter on a black square', { entries: state.entries.with(square(0, 0), 'A') }],
  ['a letter that is none', { entries: [...state.entries.slice(1), 'à'] }],
  ['entries that are no list', { entries: 'PX' }],
  ['a right letter struck', { wrong: [square(1, 0)] }],
  ['an empty square struck', { wrong: [square(4, 0)] }],
  ['a square struck outside', { wrong: [25] }],
  ['a given letter that is not right', { revealed: [square(1, 1)] }],
  ['a cursor on a black square', { square: 0 }],
  ['a cursor that is no number', { square: '5' }],
  ['a direction without a word', { direction: 1 }],
  ['a direction that is none', { direction: 2 }],
])('saved data with %s is ignored', (_, fault) => {
  const cursor = { square: square(1, 0), direction: 0 };
  expect(decodeCrossword(aGrid, JSON.stringify({ ...good, ...cursor, ...fault }))).toBeNull();
});

test('loading never throws', () => {
  expect(decodeCrossword(aGrid, null)).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => decodeCrossword(aGrid, text) === null));
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
