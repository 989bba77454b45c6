import fc from 'fast-check';
import { aLevel, at, line, PINYA, SOCA } from '@/__tests__/builders/word-search';
import { generateWordSearch, problemsOf } from '@/lib/games/word-search/generate';
import { cellsOf, letterAt, lettersAlong, occurrences, straightLine } from '@/lib/games/word-search/grid';
import { seededRandom } from '@/lib/values/random';

describe('line', () => {
  test('rows, columns and diagonals are lines, in both directions', () => {
    expect(cellsOf(line(at(2, 1), at(2, 3)))).toEqual([at(2, 1), at(2, 2), at(2, 3)]);
    expect(cellsOf(line(at(3, 0), at(1, 0)))).toEqual([at(3, 0), at(2, 0), at(1, 0)]);
    expect(cellsOf(line(at(0, 0), at(2, 2)))).toEqual([at(0, 0), at(1, 1), at(2, 2)]);
    expect(cellsOf(line(at(0, 2), at(2, 0)))).toEqual([at(0, 2), at(1, 1), at(2, 0)]);
  });

  test('a single square is a line of one', () => {
    expect(cellsOf(line(at(4, 4), at(4, 4)))).toEqual([at(4, 4)]);
  });

  test.each([
    [1, 2],
    [2, 1],
    [-1, 3],
    [4, -3],
  ])('%i rows and %i columns are not a line', (rows, columns) => {
    expect(cellsOf(line(at(5, 5), at(5 + rows, 5 + columns)))).toBeNull();
  });

  test('a drag snaps to the nearest of eight directions', () => {
    const size = at(15, 15);
    expect(straightLine(at(5, 5), at(6, 9), size).end).toEqual(at(5, 9));
    expect(straightLine(at(5, 5), at(8, 9), size).end).toEqual(at(9, 9));
    expect(straightLine(at(5, 5), at(1, 6), size).end).toEqual(at(1, 5));
    expect(straightLine(at(5, 5), at(5, 2), size).end).toEqual(at(5, 2));
    expect(straightLine(at(5, 5), at(2, 2), size).end).toEqual(at(2, 2));
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
  test('returns null outside the map', () => {
    expect(letterAt(aLevel.map, at(4, 2))).toBe('Ç');
    for (const cell of [at(-1, 0), at(0, -1), at(5, 0), at(0, 5)])
      expect(letterAt(aLevel.map, cell)).toBeNull();
  });

  test('reads letters along a line, or null if it is not straight or leaves the map', () => {
    expect(lettersAlong(aLevel.map, PINYA)).toBe('PINYA');
    expect(lettersAlong(aLevel.map, line(PINYA.end, PINYA.start))).toBe('AYNIP');
    expect(lettersAlong(aLevel.map, line(at(0, 0), at(1, 2)))).toBeNull();
    expect(lettersAlong(aLevel.map, line(at(0, 0), at(0, 5)))).toBeNull();
  });

  test('finds a word anywhere, ignoring accents', () => {
    expect(occurrences(aLevel.map, 'sòca')).toEqual([SOCA]);
    expect(occurrences(aLevel.map, 'faixa')).toEqual([]);
    expect(occurrences(['ABA', 'BXX', 'AXX'], 'ab')).toHaveLength(4);
  });

  test('Ç is not C', () => {
    expect(occurrences(['PLAÇA'], 'placa')).toEqual([]);
    expect(occurrences(['PLAÇA'], 'plaça')).toHaveLength(1);
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
    { numRuns: 20 },
  );
});

test('returns null for words that do not fit together', () => {
  const contained = { ...plan, words: ['Carregat', 'Descarregat'], size: 11 };
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
