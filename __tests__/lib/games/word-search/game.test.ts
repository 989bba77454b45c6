import { aLevel, at, line, PEU, PINYA, play, playFrom, SOCA } from '@/__tests__/builders/word-search';
import {
  foundLines,
  hasProgress,
  INITIAL_WORD_SEARCH,
  isCompleted,
  lineOf,
  marksOf,
  sizeOf,
  type WordSearchAction,
  type WordSearchState,
  wordAlong,
  wordSearchKey,
} from '@/lib/games/word-search/game';
import { HEADINGS } from '@/lib/games/word-search/grid';

const pick = (row: number, column: number) => ({ type: 'pick', cell: at(row, column) }) as const;
const select = (picked: typeof PINYA) => ({ type: 'select', line: picked }) as const;
const NORTH = { type: 'move', heading: 'north' } as const;
const hint = (word: number) => ({ type: 'hint', word }) as const;

describe('state', () => {
  test('has the size of a level, the lines of its words, and those found in their order', () => {
    expect(sizeOf(aLevel)).toEqual(at(5, 5));
    expect([0, 1, 2, 3].map((word) => lineOf(aLevel, word))).toEqual([PINYA, SOCA, PEU, null]);
    expect(foundLines(aLevel, play(select(SOCA), select(PINYA)).state)).toEqual([SOCA, PINYA]);
  });

  test('a selection matches a whole word, in both directions', () => {
    const lines = [PEU, line(PEU.end, PEU.start), line(at(0, 0), at(0, 3))];
    expect(lines.map((one) => wordAlong(aLevel, one))).toEqual([2, 2, null]);
  });

  test('a square is marked as found, start, hinted or cursor; the hint of a found word is not', () => {
    const marks = marksOf(aLevel, play(hint(0), hint(1), pick(4, 4)).state);
    expect(marks[0]?.[0]).toEqual({ found: false, start: false, hinted: true, cursor: false });
    expect(marks[4]?.[4]).toEqual({ found: false, start: true, hinted: false, cursor: true });
    const after = marksOf(aLevel, play(hint(0), select(PINYA)).state);
    expect(after[0]?.[0]).toMatchObject({ found: true, hinted: false });
    expect(after.flat().filter(({ found }) => found)).toHaveLength(5);
  });
});

const found = (word: number, rest = {}) => ({ kind: 'found', word, ...rest });
const refused = (reason: string) => ({ kind: 'refused', reason });

test.each<[string, readonly WordSearchAction[], object, Partial<WordSearchState>]>([
  ['a first letter is marked', [pick(0, 0)], { kind: 'marked', cell: at(0, 0) }, { anchor: at(0, 0) }],
  [
    'two ends',
    [pick(0, 0), pick(0, 4)],
    found(0, { left: 2 }),
    { found: [0], anchor: null, cursor: at(0, 4) },
  ],
  ['two ends backwards', [pick(0, 4), pick(3, 1)], found(1, { left: 2 }), { found: [1] }],
  ['letters not in line are refused', [pick(0, 0), pick(1, 3)], refused('not-straight'), { anchor: null }],
  ['letters that are no word are refused', [pick(0, 0), pick(0, 3)], refused('no-word'), { anchor: null }],
  ['one letter twice is no word', [pick(0, 0), pick(0, 0)], refused('no-word'), { anchor: null }],
  [
    'a word again',
    [pick(0, 0), pick(0, 4), pick(0, 4), pick(0, 0)],
    refused('already-found'),
    { found: [0] },
  ],
  ['outside keeps the mark', [pick(0, 0), pick(0, 5)], refused('outside'), { anchor: at(0, 0) }],
  ['a drag drops a mark', [pick(4, 4), select(SOCA)], found(1), { found: [1], anchor: null }],
  ['a drag outside is refused', [select(line(at(0, 0), at(0, 9)))], refused('outside'), INITIAL_WORD_SEARCH],
  ['the last word', [PINYA, SOCA, PEU].map(select), { kind: 'completed', word: 2 }, { found: [0, 1, 2] }],
  ['no pick after', [...[PINYA, SOCA, PEU].map(select), pick(0, 0)], refused('completed'), { anchor: null }],
  [
    'no drag after',
    [...[PINYA, SOCA, PEU].map(select), select(PINYA)],
    refused('completed'),
    { anchor: null },
  ],
  ['a move at the edge', [NORTH], { ...refused('edge'), cell: at(0, 0) }, { cursor: at(0, 0) }],
  ['cancelling removes the mark', [pick(1, 1), { type: 'cancel' }], {}, { anchor: null }],
  ['cancelling needs a mark', [{ type: 'cancel' }], refused('nothing-marked'), {}],
  [
    'a hint keeps the mark',
    [pick(4, 4), hint(1)],
    { kind: 'hinted', word: 1, cell: at(3, 1) },
    { hinted: [1], cursor: at(3, 1), anchor: at(4, 4) },
  ],
  ['a hint is stored once', [hint(1), hint(1)], {}, { hinted: [1] }],
  ['a found word has no hint', [select(PINYA), hint(0)], refused('already-found'), { hinted: [] }],
  ['an unknown word has no hint', [hint(9)], refused('outside'), { hinted: [] }],
  ['a restart resets all', [select(PINYA), hint(1), { type: 'restart' }], {}, INITIAL_WORD_SEARCH],
])('%s', (_, actions, event, state) => {
  const result = play(...actions);
  expect(result.event).toMatchObject(event);
  expect(result.state).toMatchObject(state);
  expect(isCompleted(aLevel, result.state)).toBe(result.state.found.length === 3);
});

test('only words and hints count as progress', () => {
  const states = [[pick(0, 0)], [hint(0)], [select(PINYA)]].map((actions) => play(...actions).state);
  expect(states.map(hasProgress)).toEqual([false, true, true]);
});

describe('keys', () => {
  const { state } = play({ type: 'move', heading: 'south' });

  test('arrows, the corner keys and the numeric pad go one square in each of the eight directions', () => {
    const names = ['ArrowRight', 'PageDown', 'ArrowDown', 'End', 'ArrowLeft', 'Home', 'ArrowUp', 'PageUp'];
    const middle = { ...INITIAL_WORD_SEARCH, cursor: at(2, 2) };
    const cursors = (keys: readonly string[]) =>
      keys.map((key) => {
        const action = wordSearchKey(middle, key);
        return action && playFrom(middle, action).state.cursor;
      });
    const steps = Object.values(HEADINGS).map(({ row, column }) => at(2 + row, 2 + column));
    expect(cursors(names)).toEqual(steps);
    expect(cursors(['6', '3', '2', '1', '4', '7', '8', '9'])).toEqual(steps);
  });

  test('Enter and Space pick, Escape cancels a mark, and other keys are ignored', () => {
    for (const key of ['Enter', ' '])
      expect(wordSearchKey(state, key)).toEqual({ type: 'pick', cell: at(1, 0) });
    expect(wordSearchKey({ ...state, anchor: at(0, 0) }, 'Escape')).toEqual({ type: 'cancel' });
    for (const key of ['Escape', 'Tab', 'a', '5', 'F5']) expect(wordSearchKey(state, key)).toBeNull();
  });
});
