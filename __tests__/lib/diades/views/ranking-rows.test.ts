import { columnOf, rankingRows } from '@/lib/diades/views/ranking-rows';
import { aDiada, someScores } from '../../../builders/diades';

const { rows, names } = rankingRows([aDiada(['Pd4', 'i3d7', '3d7C', 'Pd5+Pd4', 'iPd4'])], someScores);

describe('the rows of a ranking', () => {
  test('the column of towers leaves Pd4 out and tells those that count', () => {
    const column = rows.flatMap(columnOf).map(({ label, verdict }) => [label, verdict]);
    expect(column).toEqual([
      ['i3d7', 'not built'],
      ['3d7C', 'counts'],
      ['Pd5', 'counts'],
    ]);
  });

  test('the points of the attempts that count add up to those of the row', () => {
    const counting = rows[0]?.attempts.filter(({ verdict }) => verdict === 'counts') ?? [];
    expect(counting.reduce((sum, { points }) => sum + points, 0)).toBe(rows[0]?.points);
    expect(rows[0]?.points).toBe(615 + 750);
  });

  test('every label has its name in words', () => {
    expect(names['3d7C']).toBe('tres de set carregat');
    for (const { label } of rows.flatMap(({ attempts }) => attempts)) expect(names[label]).toMatch(/de /);
  });
});
