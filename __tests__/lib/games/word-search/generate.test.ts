import fc from 'fast-check';
import { generateWordSearch, problemsOf } from '@/lib/games/word-search/generate';
import { seededRandom } from '@/lib/values/random';

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

test('the same seed gives the same grid', () => {
  const grid = (seed: number) => generateWordSearch(plan, seededRandom(seed));
  expect(grid(5)).toEqual(grid(5));
  expect(grid(5)).not.toEqual(grid(6));
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
