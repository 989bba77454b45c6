import { aDiada, someScores } from '@/__tests__/builders/diades';
import { rankDiades, rankingRows } from '@/lib/results/views/ranking';
import { columnAttempts } from '@/lib/results/views/ranking-row';

const ranked = (size: number, ...diades: [string, string][]) =>
  rankDiades(
    diades.map(([date, round]) => aDiada([round], { date })),
    someScores,
    size,
  ).map(({ position, diada, points }) => [position, diada.date, points]);

describe('the best diades', () => {
  test('are sorted by points; ties share a position and are sorted by date', () => {
    expect(
      ranked(9, ['2020-01-01', '4d7'], ['2019-01-01', '3d7'], ['2018-01-01', '4d7'], ['2017-01-01', '3d6']),
    ).toEqual([
      [1, '2019-01-01', 785],
      [2, '2018-01-01', 690],
      [2, '2020-01-01', 690],
      [4, '2017-01-01', 195],
    ]);
  });

  test('are sorted by date if equal, whatever the order of the input', () => {
    const dates = ['2017-01-01', '2018-01-01', '2019-01-01', '2020-01-01'];
    for (const given of [dates, dates.toReversed()]) {
      const order = ranked(9, ...given.map((date): [string, string] => [date, '4d7']));
      expect(order.map(([, date]) => date)).toEqual(dates);
    }
  });

  test('are at most `size`, even if more are equal to the last', () => {
    expect(ranked(2, ['2020-01-01', '4d7'], ['2019-01-01', '4d7'], ['2018-01-01', '4d7'])).toEqual([
      [1, '2018-01-01', 690],
      [1, '2019-01-01', 690],
    ]);
  });

  test('are a hundred by default, none without diades', () => {
    const diades = Array.from({ length: 120 }, (_, day) => aDiada(['3d7'], { reason: `Diada ${day}` }));
    expect(rankDiades(diades, someScores)).toHaveLength(100);
    expect(rankDiades([], someScores)).toEqual([]);
  });
});

const { rows, names } = rankingRows([aDiada(['Pd4', 'i3d7', '3d7C', 'Pd5+Pd4', 'iPd4'])], someScores);

describe('the rows of a ranking', () => {
  test('the column omits Pd4 and has a verdict for each tower', () => {
    const column = rows.flatMap(columnAttempts).map(({ label, verdict }) => [label, verdict]);
    expect(column).toEqual([
      ['i3d7', 'not built'],
      ['3d7C', 'counts'],
      ['Pd5', 'counts'],
    ]);
  });

  test('points of the counting attempts add up to those of the row', () => {
    const counting = rows[0]?.attempts.filter(({ verdict }) => verdict === 'counts') ?? [];
    expect(counting.reduce((sum, { points }) => sum + points, 0)).toBe(rows[0]?.points);
    expect(rows[0]?.points).toBe(615 + 750);
  });

  test('every label has a name', () => {
    expect(names['3d7C']).toBe('tres de set carregat');
    for (const { label } of rows.flatMap(({ attempts }) => attempts)) expect(names[label]).toMatch(/de /);
  });
});
