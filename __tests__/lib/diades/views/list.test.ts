import { NO_FILTER } from '@/lib/diades/views/filter';
import { listChoices, searchableDiades } from '@/lib/diades/views/list';
import { aDiada, someScores } from '../../../builders/diades';

const diades = [
  aDiada(['3d6', 'Pd4+Pd4'], { date: '1999-05-01', town: 'Vic' }),
  aDiada(['3d7', '10d5', '9d9'], { date: '2024-11-14', town: 'Àger' }),
];

describe('what the list can be asked for', () => {
  test('is what the results have, the towers by merit and those without score at the end', () => {
    expect(listChoices(diades, someScores)).toEqual({
      towns: ['Àger', 'Vic'],
      codes: ['3d7', '3d6', 'Pd4', '9d9', '10d5'],
    });
  });

  test('keeps the order of the build, leaves out what is gone and puts what is new after it', () => {
    const { choices } = searchableDiades(diades, ['4d8', 'Pd4', '3d6', '3d7']);
    expect(choices.codes).toEqual(['Pd4', '3d6', '3d7', '9d9', '10d5']);
  });
});

describe('the answer of the list', () => {
  const { find, roundsOf } = searchableDiades(diades, []);

  test('starts with the latest diada and names every round', () => {
    const found = find(NO_FILTER);
    expect(found.map(({ date }) => date)).toEqual(['2024-11-14', '1999-05-01']);
    expect(found.slice(1).map(roundsOf)).toEqual([
      [
        { label: '3d6', code: '3d6', name: 'tres de sis' },
        { label: '2Pd4', code: 'Pd4', name: 'dos pilars de quatre' },
      ],
    ]);
  });

  test('is narrowed as asked', () => {
    expect(find({ ...NO_FILTER, code: '3d6' }).map(({ date }) => date)).toEqual(['1999-05-01']);
  });
});
