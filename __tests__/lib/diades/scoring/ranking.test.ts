import { rankDiades } from '@/lib/diades/scoring/ranking';
import { aDiada, someScores } from '../../../builders/diades';

const ranked = (size: number, ...diades: [string, string][]) =>
  rankDiades(
    diades.map(([date, round]) => aDiada([round], { date })),
    someScores,
    size,
  ).map(({ position, diada, points }) => [position, diada.date, points]);

describe('the best diades', () => {
  test('go by points; equal ones share a position and go by date', () => {
    expect(
      ranked(9, ['2020-01-01', '4d7'], ['2019-01-01', '3d7'], ['2018-01-01', '4d7'], ['2017-01-01', '3d6']),
    ).toEqual([
      [1, '2019-01-01', 785],
      [2, '2018-01-01', 690],
      [2, '2020-01-01', 690],
      [4, '2017-01-01', 195],
    ]);
  });

  test('go by date when equal, in whatever order they come', () => {
    const dates = ['2017-01-01', '2018-01-01', '2019-01-01', '2020-01-01'];
    for (const given of [dates, dates.toReversed()]) {
      const order = ranked(9, ...given.map((date): [string, string] => [date, '4d7']));
      expect(order.map(([, date]) => date)).toEqual(dates);
    }
  });

  test('are as many as asked for, even when the last ones are equal', () => {
    expect(ranked(2, ['2020-01-01', '4d7'], ['2019-01-01', '4d7'], ['2018-01-01', '4d7'])).toEqual([
      [1, '2018-01-01', 690],
      [1, '2019-01-01', 690],
    ]);
  });

  test('are a hundred unless told otherwise, and none without diades', () => {
    const diades = Array.from({ length: 120 }, (_, day) => aDiada(['3d7'], { reason: `Diada ${day}` }));
    expect(rankDiades(diades, someScores)).toHaveLength(100);
    expect(rankDiades([], someScores)).toEqual([]);
  });
});
