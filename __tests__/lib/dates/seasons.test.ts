import fc from 'fast-check';
import {
  compareSeasons,
  formatSeason,
  isSeason,
  parseSeason,
  seasonDates,
  seasonOf,
  seasonsBetween,
} from '@/lib/dates/seasons';

describe('seasons', () => {
  test('what is formatted is parsed back to the same year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9998 }),
        (start) => parseSeason(formatSeason(start)) === start,
      ),
    );
  });

  test.each([
    '2024',
    '2024-2026',
    '2024-2024',
    '24-25',
    '2024-25',
    ' 2024-2025',
    '2024-2025 ',
    '2024–2025',
    '',
    'constructor',
    '__proto__',
  ])('refuses %j, which is no season', (text) => {
    expect(parseSeason(text)).toBeNull();
    expect(isSeason(text)).toBe(false);
  });

  test('a year without a following one of four digits is a mistake', () => {
    expect(() => formatSeason(9999)).toThrow(RangeError);
    expect(() => formatSeason(2024.5)).toThrow(RangeError);
  });

  test('sorts from the oldest to the newest', () => {
    expect([formatSeason(2024), formatSeason(2002), formatSeason(2023)].sort(compareSeasons)).toEqual([
      '2002-2003',
      '2023-2024',
      '2024-2025',
    ]);
  });

  test.each([
    ['2024-08-31', '2023-2024'],
    ['2024-09-01', '2024-2025'],
    ['2025-01-01', '2024-2025'],
    ['1999-12-31', '1999-2000'],
  ])('%s belongs to %s', (date, season) => {
    expect(seasonOf(date)).toBe(season);
  });

  test('run from 1 September to 31 August', () => {
    expect(seasonDates('2024-2025')).toEqual({ from: '2024-09-01', to: '2025-08-31' });
  });

  test('are listed from one to another, both included', () => {
    expect(seasonsBetween('1998-1999', '2000-2001')).toEqual(['1998-1999', '1999-2000', '2000-2001']);
    expect(seasonsBetween('1998-1999', '1998-1999')).toEqual(['1998-1999']);
    expect(seasonsBetween('1999-2000', '1998-1999')).toEqual([]);
  });
});
