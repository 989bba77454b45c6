import { sortRows } from '@/components/results/sort';

describe('sorting a table', () => {
  test('sorts text in Catalan order, numbers in text by value', () => {
    expect(sortRows(['Vic', '10d7', 'Òdena', '9d7', 'Olot', 'àger'], (text) => text)).toEqual([
      '9d7',
      '10d7',
      'àger',
      'Òdena',
      'Olot',
      'Vic',
    ]);
  });

  test('equal rows keep their order in both directions', () => {
    const rows = [
      { n: 1, id: 'a' },
      { n: 2, id: 'b' },
      { n: 1, id: 'c' },
    ];
    expect(sortRows(rows, ({ n }) => n).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(sortRows(rows, ({ n }) => n, 'descending').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  test('does not change its argument', () => {
    const rows = [2, 1];
    sortRows(rows, (n) => n);
    expect(rows).toEqual([2, 1]);
  });
});
