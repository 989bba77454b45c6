import { allEras, boardDescription, formatPeriod, formatPeriods, portraitOf } from '@/lib/club/words';

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

test('ages are counted in words, and names elided', () => {
  expect(allEras(4)).toBe('Les quatre èpoques');
  expect(allEras(2)).toBe('Les dues èpoques');
  expect(portraitOf('Anna Puig')).toBe("Retrat d'Anna Puig");
  expect(portraitOf('Biel Mas')).toBe('Retrat de Biel Mas');
});

test('a board is described as what it is, and a past one as what it was', () => {
  expect(boardDescription('Junta tècnica', 'dels Grallers', '2024-2025', false)).toMatch(
    /^Junta tècnica dels Grallers, temporada 2024-2025: qui en formava part,/,
  );
  expect(boardDescription('Junta tècnica', 'dels Grallers', '2026-2027', true)).toMatch(/qui en forma part,/);
});
