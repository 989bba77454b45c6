import fc from 'fast-check';
import { aGrid, aLevel, play, select, solve, square, type } from '@/__tests__/builders/crossword';
import { type CrosswordAction, crosswordKey, followComposition } from '@/lib/games/crossword/actions';
import { isCompleted, newCrossword } from '@/lib/games/crossword/game';
import { crosswordGrid } from '@/lib/games/crossword/grid';
import { decodeCrossword, encodeCrossword } from '@/lib/games/crossword/saved';

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

describe('keys', () => {
  test.each([
    ['ArrowLeft', { type: 'arrow', arrow: 'left' }],
    ['ArrowRight', { type: 'arrow', arrow: 'right' }],
    ['ArrowUp', { type: 'arrow', arrow: 'up' }],
    ['ArrowDown', { type: 'arrow', arrow: 'down' }],
    ['Backspace', { type: 'erase' }],
    ['Delete', { type: 'clear' }],
    [' ', { type: 'switch-direction' }],
    ['[', { type: 'previous-clue' }],
    [']', { type: 'next-clue' }],
    ['Home', { type: 'first-letter' }],
    ['End', { type: 'last-letter' }],
    ['à', { type: 'type', text: 'à' }],
    ['Ç', { type: 'type', text: 'Ç' }],
  ])('%j is a key of the grid', (key, action) => {
    expect(crosswordKey(key)).toEqual(action);
  });

  test.each(['Tab', 'Enter', 'Escape', 'Dead', 'Process', 'Unidentified', 'F5', '7', '·'])(
    '%j is left alone',
    (key) => {
      expect(crosswordKey(key)).toBeNull();
    },
  );
});

describe('composing', () => {
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
  ])('after %p, the composition %p types %p and erases %p', (before, text, typed, erased) => {
    const letters = followComposition([], before).written;
    const { actions, written } = followComposition(letters, text);
    expect(actions.filter(({ type }) => type === 'erase')).toHaveLength(erased);
    expect(actions.flatMap((action) => (action.type === 'type' ? [action.text] : [])).join('')).toBe(typed);
    expect(followComposition(written, text).actions).toEqual([]);
  });
});
