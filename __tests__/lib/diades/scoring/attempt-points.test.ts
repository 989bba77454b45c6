import { meritOf, pointsOf, withFixedScores } from '@/lib/diades/scoring/attempt-points';
import { OUTCOMES } from '@/lib/towers/outcome';
import { aScoreTable } from '../../../builders/diades';

const table = aScoreTable({ '3d7': [785, 615], Vd5: [571, 591], '4d8': [null, 2380] });

describe('points of an attempt', () => {
  test.each([
    ['3d7', 'descarregat', 785],
    ['3d7', 'carregat', 615],
    ['3d7', 'intent', 0],
    ['3d7', 'intent desmuntat', 0],
    ['3d7', 'peu desmuntat', 0],
    ['4d8', 'descarregat', 0],
    ['9d9', 'descarregat', 0],
    ['9d9', 'carregat', 0],
    ['constructor', 'descarregat', 0],
  ] as const)('%s %s is worth %i', (code, outcome, points) => {
    expect(OUTCOMES).toContain(outcome);
    expect(pointsOf(table, { code, outcome })).toBe(points);
  });

  test('a fixed score holds over the sheet, which still says what loading it is worth', () => {
    const fixed = withFixedScores(table);
    expect(pointsOf(fixed, { code: 'Vd5', outcome: 'descarregat' })).toBe(751);
    expect(pointsOf(fixed, { code: 'Vd5', outcome: 'carregat' })).toBe(591);
    expect(pointsOf(fixed, { code: 'Vd6f', outcome: 'carregat' })).toBe(0);
  });

  test('the merit of a tower is what it is worth descarregat, or carregat where only that is known', () => {
    expect(['3d7', '4d8', '9d9'].map((code) => meritOf(table, code))).toEqual([785, 2380, undefined]);
  });
});
