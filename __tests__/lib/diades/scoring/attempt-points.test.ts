import { pointsOf, scoreKey, withFixedScores } from '@/lib/diades/scoring/attempt-points';
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
    ['constructor', 'descarregat', 0],
  ] as const)('%s %s is worth %i', (key, outcome, points) => {
    expect(OUTCOMES).toContain(outcome);
    expect(pointsOf(table, { key, outcome })).toBe(points);
  });

  test('a fixed score holds over the sheet, which still says what loading it is worth', () => {
    const fixed = withFixedScores(table, { Vd5: 751, Vd6f: 1911 });
    expect(pointsOf(fixed, { key: 'Vd5', outcome: 'descarregat' })).toBe(751);
    expect(pointsOf(fixed, { key: 'Vd5', outcome: 'carregat' })).toBe(591);
    expect(pointsOf(fixed, { key: 'Vd6f', outcome: 'carregat' })).toBe(0);
  });
});

describe('the name of a tower in a sheet', () => {
  test.each([
    ['2d8fm', 'Td8fm'],
    ['td8FM', 'Td8fm'],
    ['pd4+2PD4', '3Pd4'],
    ['3d7 + 4d7', '3d7+4d7'],
    ['3D8F', '3d8f'],
    ['FT Pd6f', 'FT Pd6f'],
    ['tres de set', undefined],
    ['', undefined],
  ])('%j is %s', (text, key) => {
    expect(scoreKey(text)).toBe(key);
  });
});
