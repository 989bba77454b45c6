import { codesOf, filterDiades, NO_FILTER, townsOf } from '@/lib/diades/views/filter';
import { aDiada } from '../../../builders/diades';

const diades = [
  aDiada(['3d7', 'Pd5+Pd4+Pd4'], { date: '2024-11-14', town: 'Vic' }),
  aDiada(['i4d8', 'Pd4'], { date: '2024-11-15', town: 'Àger' }),
  aDiada(['pd3d7', '10d7'], { date: '2024-11-16', town: 'Barcelona' }),
];
const dates = (filter: Partial<typeof NO_FILTER>) =>
  filterDiades(diades, { ...NO_FILTER, ...filter }).map(({ date }) => date.slice(8));

describe('the list of diades', () => {
  test.each([
    [{}, ['14', '15', '16']],
    [{ from: '2024-11-15' }, ['15', '16']],
    [{ to: '2024-11-15' }, ['14', '15']],
    [{ from: '2024-11-15', to: '2024-11-15' }, ['15']],
    [{ from: '2024-11-16', to: '2024-11-14' }, []],
    [{ town: 'Vic' }, ['14']],
    [{ code: '4d8' }, ['15']],
    [{ code: '3d7' }, ['14', '16']],
    [{ code: 'Vd5' }, ['14']],
    [{ code: 'Pd5' }, []],
    [{ code: '3d7', town: 'Barcelona' }, ['16']],
  ])('narrowed to %j', (filter, expected) => {
    expect(dates(filter)).toEqual(expected);
  });

  test('offers its towns in Catalan order and each of its towers once', () => {
    expect(townsOf([...diades, aDiada(['3d7'], { town: '' })])).toEqual(['Àger', 'Barcelona', 'Vic']);
    expect(codesOf(diades)).toEqual(['3d7', 'Vd5', '4d8', 'Pd4', '10d7']);
  });
});
