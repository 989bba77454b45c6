import fc from 'fast-check';
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
import { generateWordSearch, problemsOf } from '@/lib/games/word-search/generate';
import {
  cellsOf,
  HEADINGS,
  letterAt,
  lettersAlong,
  occurrences,
  straightLine,
} from '@/lib/games/word-search/grid';
import { seededRandom } from '@/lib/values/random';

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
  ['a word', [pick(0, 0), pick(0, 4)], found(0, { left: 2 }), { found: [0], anchor: null, cursor: at(0, 4) }],
  ['a word backwards', [pick(0, 4), pick(3, 1)], found(1, { left: 2 }), { found: [1] }],
  ['letters not in line are refused', [pick(0, 0), pick(1, 3)], refused('not-straight'), { anchor: null }],
  ['letters that are no word are refused', [pick(0, 0), pick(0, 3)], refused('no-word'), { anchor: null }],
  ['one letter twice is no word', [pick(0, 0), pick(0, 0)], refused('no-word'), { anchor: null }],
  ['again', [pick(0, 0), pick(0, 4), pick(0, 4), pick(0, 0)], refused('already-found'), { found: [0] }],
  ['outside keeps the mark', [pick(0, 0), pick(0, 5)], refused('outside'), { anchor: at(0, 0) }],
  ['a drag drops a mark', [pick(4, 4), select(SOCA)], found(1), { found: [1], anchor: null }],
  ['a drag outside is refused', [select(line(at(0, 0), at(0, 9)))], refused('outside'), INITIAL_WORD_SEARCH],
  ['the last word', [PINYA, SOCA, PEU].map(select), { kind: 'completed', word: 2 }, { found: [0, 1, 2] }],
  ['no pick after', [...[PINYA, SOCA, PEU].map(select), pick(0, 0)], refused('completed'), { anchor: null }],
  ['no drag', [...[PINYA, SOCA, PEU].map(select), select(PINYA)], refused('completed'), { anchor: null }],
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

describe('line', () => {
  test.each([
    ['a row', line(at(2, 1), at(2, 3)), [at(2, 1), at(2, 2), at(2, 3)]],
    ['a column upwards', line(at(3, 0), at(1, 0)), [at(3, 0), at(2, 0), at(1, 0)]],
    ['a diagonal', line(at(0, 0), at(2, 2)), [at(0, 0), at(1, 1), at(2, 2)]],
    ['the other diagonal', line(at(0, 2), at(2, 0)), [at(0, 2), at(1, 1), at(2, 0)]],
    ['one square', line(at(4, 4), at(4, 4)), [at(4, 4)]],
    ['no line', line(at(5, 5), at(6, 7)), null],
    ['no line backwards', line(at(5, 5), at(9, 2)), null],
  ])('%s', (_, drawn, cells) => {
    expect(cellsOf(drawn)).toEqual(cells);
  });

  test.each([
    [at(6, 9), at(5, 9)],
    [at(8, 9), at(9, 9)],
    [at(1, 6), at(1, 5)],
    [at(2, 2), at(2, 2)],
  ])('a drag from the middle to %j snaps to %j', (to, end) => {
    expect(straightLine(at(5, 5), to, at(15, 15)).end).toEqual(end);
  });

  test('a drag always ends inside the grid, on a straight line', () => {
    const index = fc.integer({ min: 0, max: 14 });
    fc.assert(
      fc.property(
        index,
        index,
        fc.integer({ min: -30, max: 40 }),
        fc.integer({ min: -30, max: 40 }),
        (a, b, c, d) => {
          const drawn = straightLine(at(a, b), at(c, d), at(15, 15));
          expect(cellsOf(drawn)).not.toBeNull();
          for (const position of [drawn.end.row, drawn.end.column]) {
            expect(position).toBeGreaterThanOrEqual(0);
            expect(position).toBeLessThan(15);
          }
        },
      ),
    );
  });
});

describe('grid', () => {
  test('reads letters on the map, and along a line that is straight and inside', () => {
    const cells = [at(4, 2), at(-1, 0), at(0, -1), at(5, 0), at(0, 5)];
    expect(cells.map((cell) => letterAt(aLevel.map, cell))).toEqual(['Ç', null, null, null, null]);
    const lines = [PINYA, line(PINYA.end, PINYA.start), line(at(0, 0), at(1, 2)), line(at(0, 0), at(0, 5))];
    expect(lines.map((one) => lettersAlong(aLevel.map, one))).toEqual(['PINYA', 'AYNIP', null, null]);
  });

  test('finds a word anywhere, without accents; Ç is not C', () => {
    expect(occurrences(aLevel.map, 'sòca')).toEqual([SOCA]);
    expect(occurrences(aLevel.map, 'faixa')).toEqual([]);
    expect(occurrences(['ABA', 'BXX', 'AXX'], 'ab')).toHaveLength(4);
    expect(['placa', 'plaça'].map((word) => occurrences(['PLAÇA'], word).length)).toEqual([0, 1]);
  });
});

const words = ['Soca', 'Baixos', 'Agulla', 'Crossa', 'Plaça', 'Cordó', 'Folre', 'Gralla', 'Tabal'];
const plan = { words, size: 12, forbidden: ['mal', 'nas'] };

test('any seed gives a valid grid', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const rows = generateWordSearch(plan, seededRandom(seed));
      expect(rows?.map((row) => row.length)).toEqual(Array.from({ length: 12 }, () => 12));
      expect(rows?.join('')).toMatch(/^[A-ZÇ]+$/);
      expect(problemsOf(rows ?? [], plan)).toEqual([]);
    }),
    { numRuns: 10 },
  );
});

test('returns null for words that do not fit together', () => {
  const contained = { ...plan, words: ['Soca', 'Socar'], size: 5 };
  expect(generateWordSearch(contained, seededRandom(1))).toBeNull();
  expect(generateWordSearch({ ...plan, words: ['Descarregat'], size: 5 }, seededRandom(1))).toBeNull();
});

test('lists the problems of a grid', () => {
  const rows = ['SOCA', 'OXXX', 'CXXX', 'AXXX'];
  expect(problemsOf(rows, { words: ['Soca', 'Tap'], size: 4, forbidden: ['ACO'] })).toEqual([
    'Soca stands 2 times',
    'Tap stands 0 times',
    'ACO can be read',
  ]);
  expect(
    problemsOf(['SOCA', 'XXXX', 'PEUX', 'XXXX'], { words: ['Soca', 'Peu'], size: 4, forbidden: [] }),
  ).toEqual(['only 1 directions are used']);
});
