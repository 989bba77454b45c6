import fc from 'fast-check';
import {
  addDays,
  calendarDate,
  dateToUtc,
  dayOfYear,
  isCalendarDate,
  utcToDate,
  weekdayOf,
} from '@/lib/dates/days';
import {
  compareSeasons,
  formatSeason,
  isSeason,
  parseSeason,
  seasonDates,
  seasonOf,
  seasonsBetween,
} from '@/lib/dates/seasons';

describe('calendar dates', () => {
  test.each([
    [2024, 2, 29, '2024-02-29'],
    [1900, 2, 29, undefined],
    [2000, 2, 29, '2000-02-29'],
    [2023, 2, 31, undefined],
    [2023, 13, 1, undefined],
    [2023, 0, 1, undefined],
    [2023, 4, 31, undefined],
    [2023, 1, 0, undefined],
    [2023, 1, 1.5, undefined],
  ])('%i-%i-%i is %s', (year, month, day, date) => {
    expect(calendarDate(year, month, day)).toBe(date);
  });

  test.each(['2024-2-1', '2024-02-30', '', '24-01-01', '2024-01-01T00:00', '0000-01-01'])(
    '%j is none',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );

  test('agree with the calendar of the language', () => {
    const days = fc.date({ min: new Date('1994-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        expect(isCalendarDate(day.toISOString().slice(0, 10))).toBe(true);
      }),
    );
  });

  test('the same day has the same place in leap years and in the others', () => {
    expect([dayOfYear('2023-03-01'), dayOfYear('2024-03-01'), dayOfYear('2024-12-31')]).toEqual([
      60, 60, 365,
    ]);
  });
});

describe('days of the calendar', () => {
  test.each([
    ['2026-11-24', 'dimarts'],
    ['2027-02-28', 'diumenge'],
    ['2028-02-29', 'dimarts'],
    ['2023-09-18', 'dilluns'],
  ])('%s falls on a %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  test('days are added across months, years and changes of hour', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-03-28', 7)).toBe('2027-04-04');
    expect(addDays('2023-10-26', 4)).toBe('2023-10-30');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  test('end with the last year of four figures, and stay there', () => {
    expect(addDays('9999-12-30', 4)).toBe('9999-12-31');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  });

  test.each(['2027-02-29', '2027-13-01', '2027-2-1', 'avui', ''])('%j cannot be counted with', (date) => {
    expect(() => dateToUtc(date)).toThrow(RangeError);
  });

  test('adding and subtracting the same days returns the date', () => {
    const date = fc.integer({ min: 0, max: 40_000 }).map((day) => utcToDate(day * 86_400_000));
    const days = fc.integer({ min: -5000, max: 5000 });
    fc.assert(fc.property(date, days, (day, n) => addDays(addDays(day, n), -n) === day));
  });
});

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
