import { towerDossier } from '@/lib/diades/views/tower-dossier';
import { aDiada } from '../../../builders/diades';

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

  test('tells its first times and the last one, tries apart', () => {
    expect(dossier.firstCarregat?.date).toBe('2018-11-15');
    expect(dossier.firstDescarregat?.date).toBe('2019-11-21');
    expect(dossier.last?.date).toBe('2024-11-21');
  });

  test('counts every outcome; a peu desmuntat is no try', () => {
    expect(dossier.totals).toEqual({
      descarregat: 3,
      carregat: 2,
      intent: 2,
      'intent desmuntat': 1,
      'peu desmuntat': 1,
    });
    expect([dossier.tried, dossier.successRate]).toEqual([8, 3 / 8]);
  });

  test('the best season has most descarregats, then most carregats', () => {
    expect(dossier.bestSeason).toEqual({ season: '2022-2023', descarregats: 1, carregats: 1 });
  });

  test('of two equal seasons the latest is the best', () => {
    const equal = [aDiada(['3d7'], { date: '2018-11-15' }), aDiada(['3d7'], { date: '2019-11-21' })];
    expect(towerDossier(equal, '3d7').bestSeason?.season).toBe('2019-2020');
  });

  test('a tower never tried has nothing to tell', () => {
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
