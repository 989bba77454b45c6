import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { madridOffset } from '@/lib/calendar/madrid-time';
import { addDays, calendarDate, dateToUtc, isCalendarDate, utcToDate, weekdayOf } from '@/lib/dates/days';
import {
  dayAndMonth,
  formatPartialDate,
  isoPartialDate,
  longDate,
  monthAndYear,
  ofDay,
  shortDate,
  spanOfDays,
  theDay,
  toDay,
  weekdayAndDay,
} from '@/lib/dates/formats';
import { clockChange, clockInMadrid, dateInMadrid } from '@/lib/dates/madrid';
import {
  formatSeason,
  isSeason,
  parseSeason,
  seasonDates,
  seasonOf,
  seasonsBetween,
  seasonsInOffice,
} from '@/lib/dates/seasons';

describe('calendar dates', () => {
  test.each([
    [2024, 2, 29, '2024-02-29'],
    [2000, 2, 29, '2000-02-29'],
    [2023, 2, 31, undefined],
    [2023, 13, 1, undefined],
    [2023, 0, 1, undefined],
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
});

test.each([
  [1994, 1996, 9, '1994-1995', '1995-1996'],
  [2012, 2012, 9, '2012-2013', '2012-2013'],
  [1994, 1996, 1, '1994', '1996'],
])('in office from %i to %i, with month %i: from %s to %s', (from, to, firstMonth, ...seasons) => {
  expect(seasonsInOffice(from, to, firstMonth)).toEqual(seasons);
});

describe('days of the calendar', () => {
  test('have weekdays', () => {
    expect(['2026-11-23', '2026-11-29', '2028-02-29'].map(weekdayOf)).toEqual([
      'dilluns',
      'diumenge',
      'dimarts',
    ]);
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
    const year = fc.integer({ min: 1000, max: 9998 });
    fc.assert(fc.property(year, (start) => parseSeason(formatSeason(start)) === start));
  });

  test.each(['2024', '2024-2026', '2024-25', '2024-2025 ', '2024–2025', '', 'constructor'])(
    'refuses %j, which is no season',
    (text) => {
      expect(parseSeason(text)).toBeNull();
      expect(isSeason(text)).toBe(false);
    },
  );

  test('a year without a following one of four digits is a mistake', () => {
    expect(() => formatSeason(9999)).toThrow(RangeError);
    expect(() => formatSeason(2024.5)).toThrow(RangeError);
  });

  test.each([
    ['2024-12-31', 1, '2024', '2024-01-01', '2024-12-31'],
    ['2025-01-01', 1, '2025', '2025-01-01', '2025-12-31'],
    ['2024-02-29', 3, '2023-2024', '2023-03-01', '2024-02-29'],
    ['2024-12-01', 12, '2024-2025', '2024-12-01', '2025-11-30'],
    ['2024-08-31', 9, '2023-2024', '2023-09-01', '2024-08-31'],
  ] as const)('%s, with seasons from month %i, is in %s: %s to %s', (date, firstMonth, season, from, to) => {
    expect(seasonOf(date, firstMonth)).toBe(season);
    expect(seasonDates(season, firstMonth)).toEqual({ from, to });
  });

  test('begin where the last ends, in any month', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    const month = fc.integer({ min: 1, max: 12 });
    const law = fc.property(days, month, (day, firstMonth) => {
      const date = day.toISOString().slice(0, 10);
      const { from, to } = seasonDates(seasonOf(date, firstMonth), firstMonth);
      expect([from, date, to].toSorted()).toEqual([from, date, to]);
      const next = seasonOf(addDays(to, 1), firstMonth);
      expect(seasonsBetween(seasonOf(date, firstMonth), next)).toEqual([seasonOf(to, firstMonth), next]);
    });
    fc.assert(law);
  });

  test('are listed from one to another, both included', () => {
    expect(seasonsBetween('1998-1999', '2000-2001')).toEqual(['1998-1999', '1999-2000', '2000-2001']);
    expect(seasonsBetween('1998-1999', '1998-1999')).toEqual(['1998-1999']);
    expect(seasonsBetween('1999-2000', '1998-1999')).toEqual([]);
  });
});

describe('a date in words', () => {
  test.each([
    [shortDate, '2024-11-05', '05/11/2024'],
    [dayAndMonth, '2024-11-14', '14 de novembre'],
    [dayAndMonth, '2024-04-03', "3 d'abril"],
    [dayAndMonth, '2024-01-31', '31 de gener'],
    [weekdayAndDay, '2026-11-26', 'dijous, 26 de novembre'],
    [weekdayAndDay, '2027-02-28', 'diumenge, 28 de febrer'],
    [longDate, '2023-09-18', 'dilluns, 18 de setembre de 2023'],
    [longDate, '2024-10-01', "dimarts, 1 d'octubre de 2024"],
    [monthAndYear, '2026-11-26', 'novembre de 2026'],
  ])('%p writes %s as "%s"', (write, date, words) => expect(write(date)).toBe(words));

  test('has no words for a day that does not exist', () => {
    expect(() => weekdayAndDay('2027-02-29')).toThrow(RangeError);
  });
});

test.each([
  ['2026-09-24', '2026-09-24', '24 de setembre'],
  ['2026-12-07', '2026-12-08', 'del 7 al 8 de desembre'],
  ['2026-12-01', '2026-12-11', "de l'1 a l'11 de desembre"],
  ['2026-12-22', '2027-01-07', 'del 22 de desembre al 7 de gener'],
])('spanOfDays writes %s to %s as %s', (from, to, words) => expect(spanOfDays(from, to)).toBe(words));

describe('partial dates', () => {
  test.each([
    [{ year: 1994 }, '1994', '1994'],
    [{ year: 2004, month: 11 }, 'novembre de 2004', '2004-11'],
    [{ year: 2018, month: 2 }, 'febrer de 2018', '2018-02'],
    [{ year: 2010, month: 11, day: 16 }, '16 de novembre de 2010', '2010-11-16'],
    [{ year: 2022, month: 4, day: 3 }, "3 d'abril de 2022", '2022-04-03'],
    [{ year: 2022, month: 10, day: 1 }, "1 d'octubre de 2022", '2022-10-01'],
  ])('%j has only the known parts', (date, words, machine) => {
    expect(formatPartialDate(date)).toBe(words);
    expect(isoPartialDate(date)).toBe(machine);
  });

  test('a month that does not exist is a mistake of the content', () => {
    expect(() => formatPartialDate({ year: 2022, month: 13 })).toThrow(RangeError);
  });
});

test.each([
  ['7 de maig', 'el 7 de maig', 'del 7 de maig', 'al 7 de maig'],
  ['1', "l'1", "de l'1", "a l'1"],
  ['1 de maig', "l'1 de maig", "de l'1 de maig", "a l'1 de maig"],
  ["11 d'abril", "l'11 d'abril", "de l'11 d'abril", "a l'11 d'abril"],
  ['21 de maig', 'el 21 de maig', 'del 21 de maig', 'al 21 de maig'],
  ['01/05/2026', "l'01/05/2026", "de l'01/05/2026", "a l'01/05/2026"],
  ['10/01/2026', 'el 10/01/2026', 'del 10/01/2026', 'al 10/01/2026'],
])('the article of a day of %s is as one reads it aloud', (day, the, of, to) => {
  expect([theDay(day), ofDay(day), toDay(day)]).toEqual([the, of, to]);
});

test.each([
  [1, ['2027-01-12 14:00', '2027-03-28 01:59', '2027-03-28 02:30', '2026-10-25 03:00']],
  [2, ['2026-07-01 14:00', '2027-03-28 03:00', '2026-10-25 01:59', '2026-10-25 02:30']],
])('Madrid is %i hours ahead of UTC at %j', (offset, moments) => {
  for (const moment of moments) expect(madridOffset(moment.slice(0, 10), moment.slice(11))).toBe(offset);
});

test('the clock of Madrid is that of the time zone database', () => {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const changes = [...Array(100).keys()].flatMap((year) => [
    clockChange(1997 + year, 3),
    clockChange(1997 + year, 10),
  ]);
  for (const change of changes)
    for (const hours of [-2000, -24, -1, -0.01, 0, 0.99, 1, 22, 2000]) {
      const moment = change + hours * 3_600_000;
      expect(`${dateInMadrid(moment)} ${clockInMadrid(moment)}`).toBe(format.format(moment));
    }
});

test('no file asks the browser to write a date, which each does in its own way and slowly', () => {
  const asking = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\.(tsx?|mjs)$/.test(path))
      .filter((path) => /DateTimeFormat|toLocale(Date|Time)?String\(/.test(readFileSync(path, 'utf8'))),
  );
  expect(asking).toEqual([]);
});
