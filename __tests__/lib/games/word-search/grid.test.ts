import fc from 'fast-check';
import { aLevel, at, line, PINYA, SOCA } from '@/__tests__/builders/word-search';
import { generateWordSearch, problemsOf } from '@/lib/games/word-search/generate';
import { cellsOf, letterAt, lettersAlong, occurrences, straightLine } from '@/lib/games/word-search/grid';
import { seededRandom } from '@/lib/values/random';

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
