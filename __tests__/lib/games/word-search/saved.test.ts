import fc from 'fast-check';
import { decodeWordSearch, encodeWordSearch } from '@/lib/games/word-search/saved';
import { INITIAL_WORD_SEARCH } from '@/lib/games/word-search/state';
import type { WordSearchAction } from '@/lib/games/word-search/types';
import { aLevel, at, PEU, PINYA, play, playFrom, SOCA } from '../../../builders/word-search';

const someActions: readonly WordSearchAction[] = [
  { type: 'select', line: PINYA },
  { type: 'select', line: SOCA },
  { type: 'hint', word: 2 },
  { type: 'pick', cell: at(2, 2) },
  { type: 'move', heading: 'southeast' },
  { type: 'cancel' },
];

test('what is saved is what is loaded', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...someActions)), (sequence) => {
      const { state } = playFrom(INITIAL_WORD_SEARCH, ...sequence);
      expect(decodeWordSearch(aLevel, encodeWordSearch(aLevel, state))).toEqual(state);
    }),
  );
});

test('a completed level is not taken up again', () => {
  const { state } = play(...[PINYA, SOCA, PEU].map((line) => ({ type: 'select', line }) as const));
  expect(decodeWordSearch(aLevel, encodeWordSearch(aLevel, state))).toBeNull();
});

test('a game of another map is dropped', () => {
  const other = { ...aLevel, map: aLevel.map.map((row) => row.replace('X', 'Z')) };
  expect(decodeWordSearch(aLevel, encodeWordSearch(other, INITIAL_WORD_SEARCH))).toBeNull();
});

const good = { map: aLevel.map.join(''), cursor: at(0, 0), anchor: null, found: [0], hinted: [] };

test('the form that is dropped below is otherwise good', () => {
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
])('a save with %j is dropped', (fault) => {
  expect(decodeWordSearch(aLevel, JSON.stringify({ ...good, ...fault }))).toBeNull();
});

test('no text makes loading fail', () => {
  expect(decodeWordSearch(aLevel, null)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => decodeWordSearch(aLevel, text) === null));
  fc.assert(fc.property(fc.json(), (text) => decodeWordSearch(aLevel, text) === null));
});
