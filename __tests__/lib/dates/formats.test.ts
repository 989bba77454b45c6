import {
  dayAndMonth,
  longDate,
  monthAndYear,
  ofDay,
  shortDate,
  spanOfDays,
  theDay,
  toDay,
  weekdayAndDay,
} from '@/lib/dates/formats';
import { formatPartialDate, isoPartialDate } from '@/lib/dates/partial-dates';

describe('a date in words', () => {
  test.each([
    [shortDate, '2024-11-05', '05/11/2024'],
    [dayAndMonth, '2024-11-14', '14 de novembre'],
    [dayAndMonth, '2024-04-03', "3 d'abril"],
    [dayAndMonth, '2024-01-31', '31 de gener'],
    [weekdayAndDay, '2026-11-26', 'dijous, 26 de novembre'],
    [weekdayAndDay, '2026-10-03', "dissabte, 3 d'octubre"],
    [weekdayAndDay, '2027-02-28', 'diumenge, 28 de febrer'],
    [longDate, '2023-09-18', 'dilluns, 18 de setembre de 2023'],
    [longDate, '2024-10-01', "dimarts, 1 d'octubre de 2024"],
    [longDate, '2024-03-31', 'diumenge, 31 de març de 2024'],
    [monthAndYear, '2026-11-26', 'novembre de 2026'],
  ])('%p writes %s as "%s"', (write, date, words) => expect(write(date)).toBe(words));

  test('has no words for a day that does not exist', () => {
    expect(() => weekdayAndDay('2027-02-29')).toThrow(RangeError);
  });
});

describe('spanOfDays', () => {
  test.each([
    ['2026-09-24', '2026-09-24', '24 de setembre'],
    ['2026-12-07', '2026-12-08', 'del 7 al 8 de desembre'],
    ['2026-12-01', '2026-12-11', "de l'1 a l'11 de desembre"],
    ['2026-12-22', '2027-01-07', 'del 22 de desembre al 7 de gener'],
  ])('writes %s to %s as %s', (from, to, words) => expect(spanOfDays(from, to)).toBe(words));
});

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

describe('the article of a day', () => {
  test.each([
    ['7 de maig', 'el 7 de maig', 'del 7 de maig', 'al 7 de maig'],
    ['1', "l'1", "de l'1", "a l'1"],
    ['1 de maig', "l'1 de maig", "de l'1 de maig", "a l'1 de maig"],
    ["11 d'abril", "l'11 d'abril", "de l'11 d'abril", "a l'11 d'abril"],
    ['10 de maig', 'el 10 de maig', 'del 10 de maig', 'al 10 de maig'],
    ['12 de maig', 'el 12 de maig', 'del 12 de maig', 'al 12 de maig'],
    ['21 de maig', 'el 21 de maig', 'del 21 de maig', 'al 21 de maig'],
    ['31 de maig', 'el 31 de maig', 'del 31 de maig', 'al 31 de maig'],
    ['01/05/2026', "l'01/05/2026", "de l'01/05/2026", "a l'01/05/2026"],
    ['11/05/2026', "l'11/05/2026", "de l'11/05/2026", "a l'11/05/2026"],
    ['10/01/2026', 'el 10/01/2026', 'del 10/01/2026', 'al 10/01/2026'],
  ])('of %s is as one reads it aloud', (day, the, of, to) => {
    expect([theDay(day), ofDay(day), toDay(day)]).toEqual([the, of, to]);
  });
});
