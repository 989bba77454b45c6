import { outcomeShares, seasonSeries } from '@/lib/diades/views/season-series';
import { aDiada, someScores } from '../../../builders/diades';

describe('the series by season', () => {
  const diades = [
    aDiada(['3d7', 'i3d7', 'pd4d7', '3d8fC', 'Pd5'], { date: '2018-11-15' }),
    aDiada(['4d7', '3d7+4d7', 'Pd7fm', 'id4d8'], { date: '2019-05-09' }),
    aDiada(['3d7'], { date: '2021-11-15' }),
  ];

  test('has a point for each season asked for, empty ones too, and for no other', () => {
    expect(seasonSeries(diades, someScores, ['2018-2019', '2020-2021'])).toEqual([
      {
        season: '2018-2019',
        diades: 2,
        best: 785 + 750,
        towersOf7: 3,
        towersOf8: 1,
        descarregats: 5,
        carregats: 1,
        intents: 2,
      },
      {
        season: '2020-2021',
        diades: 0,
        best: 0,
        towersOf7: 0,
        towersOf8: 0,
        descarregats: 0,
        carregats: 0,
        intents: 0,
      },
    ]);
  });

  test('shares add up to one, or to nothing when nothing was tried', () => {
    expect(outcomeShares({ descarregats: 6, carregats: 1, intents: 1 })).toEqual({
      descarregats: 0.75,
      carregats: 0.125,
      intents: 0.125,
    });
    expect(outcomeShares({ descarregats: 0, carregats: 0, intents: 0 })).toEqual({
      descarregats: 0,
      carregats: 0,
      intents: 0,
    });
  });
});
