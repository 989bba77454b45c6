import { formatPeriod, formatPeriods } from '@/lib/club/periods';

describe('periods', () => {
  test('one still running says so', () => {
    expect(formatPeriod(2024, null)).toBe('2024 (actualment)');
  });

  test('one within a year is that year alone', () => {
    expect(formatPeriod(2012, 2012)).toBe('2012');
  });

  test('any other has both ends', () => {
    expect(formatPeriod(1994, 1997)).toBe('1994-1997');
  });

  test('several are joined by commas', () => {
    expect(formatPeriods([1999, 2005, 2024], [2001, 2005, null])).toBe('1999-2001, 2005, 2024 (actualment)');
  });

  test('a start without its end is a mistake of the content', () => {
    expect(() => formatPeriods([1999, 2005], [2001])).toThrow(RangeError);
  });
});
