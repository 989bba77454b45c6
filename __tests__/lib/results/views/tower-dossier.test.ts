import { aDiada } from '@/__tests__/builders/results';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import { labelRound, namesOfAttempts, roundName } from '@/lib/results/views/tower-names';

const diades = [
  aDiada(['id4d8'], { date: '2017-11-16' }),
  aDiada(['i4d8', '4d8C', '3d7'], { date: '2018-11-15' }),
  aDiada(['4d8', 'pd4d8'], { date: '2019-11-21' }),
  aDiada(['4d8C', '4d8'], { date: '2022-11-17' }),
  aDiada(['4d8'], { date: '2024-11-21' }),
  aDiada(['i4d8'], { date: '2026-11-19' }),
];

describe('the dossier of a tower', () => {
  const dossier = towerDossier(diades, '4d8');

  test('has the first and last diada in which it was built', () => {
    expect(dossier.firstCarregat?.date).toBe('2018-11-15');
    expect(dossier.firstDescarregat?.date).toBe('2019-11-21');
    expect(dossier.last?.date).toBe('2024-11-21');
  });

  test('counts every outcome; a peu desmuntat is not a try', () => {
    expect(dossier.totals).toEqual({
      descarregat: 3,
      carregat: 2,
      intent: 2,
      'intent desmuntat': 1,
      'peu desmuntat': 1,
    });
    expect([dossier.tried, dossier.successRate]).toEqual([8, 3 / 8]);
  });

  test('the best season has the most descarregats, then carregats', () => {
    expect(dossier.bestSeason).toEqual({ season: '2022-2023', descarregats: 1, carregats: 1 });
  });

  test('the later of two equal seasons is the best', () => {
    const equal = [aDiada(['3d7'], { date: '2018-11-15' }), aDiada(['3d7'], { date: '2019-11-21' })];
    expect(towerDossier(equal, '3d7').bestSeason?.season).toBe('2019-2020');
  });

  test('a tower never tried has no records', () => {
    expect(towerDossier(diades, 'Pd7fm')).toMatchObject({
      firstCarregat: null,
      firstDescarregat: null,
      last: null,
      tried: 0,
      successRate: null,
      bestSeason: null,
    });
  });
});

const firstRound = (text: string) => {
  const [round] = aDiada([text]).rounds;
  if (!round) throw new Error(text);
  return round;
};

describe('the name of a round', () => {
  test.each([
    ['3d7', 'tres de set'],
    ['i3d7', 'intent de tres de set'],
    ['Pd5C+Pd4+Pd4', 'vano de cinc carregat'],
    ['Pd4+Pd4', 'dos pilars de quatre'],
    ['Pd5+iPd4', 'pilar de cinc i intent de pilar de quatre'],
  ])('%s is written in words', (text, name) => {
    expect(roundName(firstRound(text))).toBe(name);
  });
});

describe('the label of a round', () => {
  test.each([
    ['Pd4+Pd4', '2Pd4', 'Pd4'],
    ['Pd5+Pd4', 'Pd5+Pd4', null],
    ['Pd5+Pd4+Pd4', 'Vd5', 'Vd5'],
  ])('%s links to its tower if it is one', (text, label, code) => {
    expect(labelRound(firstRound(text))).toEqual({ label, code });
  });
});

test('namesOfAttempts maps labels to names', () => {
  expect(namesOfAttempts(firstRound('id3d8f').attempts)).toEqual({
    id3d8f: 'intent desmuntat de tres de vuit amb folre',
  });
});
