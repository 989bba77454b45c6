import fc from 'fast-check';
import { aLevel, at, PEU, PINYA, play, playFrom, SOCA } from '@/__tests__/builders/word-search';
import { INITIAL_WORD_SEARCH, type WordSearchAction } from '@/lib/games/word-search/game';
import { decodeWordSearch, encodeWordSearch } from '@/lib/games/word-search/saved';

const someActions: readonly WordSearchAction[] = [
  { type: 'select', line: PINYA },
  { type: 'select', line: SOCA },
  { type: 'hint', word: 2 },
  { type: 'pick', cell: at(2, 2) },
  { type: 'move', heading: 'southeast' },
  { type: 'cancel' },
];

test('a saved game is loaded unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...someActions)), (sequence) => {
      const { state } = playFrom(INITIAL_WORD_SEARCH, ...sequence);
      expect(decodeWordSearch(aLevel, encodeWordSearch(aLevel, state))).toEqual(state);
    }),
  );
});

test('a completed level is not loaded', () => {
  const { state } = play(...[PINYA, SOCA, PEU].map((line) => ({ type: 'select', line }) as const));
  expect(decodeWordSearch(aLevel, encodeWordSearch(aLevel, state))).toBeNull();
});

test('a saved game of another map is ignored', () => {
  const other = { ...aLevel, map: aLevel.map.map((row) => row.replace('X', 'Z')) };
  expect(decodeWordSearch(aLevel, encodeWordSearch(other, INITIAL_WORD_SEARCH))).toBeNull();
});

const good = { map: aLevel.map.join(''), cursor: at(0, 0), anchor: null, found: [0], hinted: [] };

test('the base of the cases below is valid', () => {
  expect(decodeWordSearch(aLevel, JSON.stringify(good))).toMatchObject({ found: [0] });
});

test.each([
  { found: [3] },
  { found: [0, 0] },
  { found: undefined },
  { hinted: ['0'] },
  { cursor: null },
  { cursor: at(5, 0) },
  { cursor: { row: 0 } },
  { cursor: at(0.5, 0) },
  { anchor: at(0, -1) },
  { anchor: undefined },
  { anchor: 'x' },
])('saved data with %j is ignored', (fault) => {
  expect(decodeWordSearch(aLevel, JSON.stringify({ ...good, ...fault }))).toBeNull();
});

test('loading never throws', () => {
  expect(decodeWordSearch(aLevel, null)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => decodeWordSearch(aLevel, text) === null));
  fc.assert(fc.property(fc.json(), (text) => decodeWordSearch(aLevel, text) === null));
});
