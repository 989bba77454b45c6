import { splitAt } from '@/lib/lists/split-at';

describe('splitAt', () => {
  it('gives the runs between marks in order', () => {
    expect(splitAt<number, '-'>([1, 2, '-', 3], '-')).toEqual([[1, 2], [3]]);
  });

  it('makes no empty run of marks at the ends or in pairs', () => {
    expect(splitAt<number, '-'>(['-', 1, '-', '-', 2, '-'], '-')).toEqual([[1], [2]]);
  });
});
