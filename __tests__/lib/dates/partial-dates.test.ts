import { formatPartialDate, isoPartialDate } from '@/lib/dates/partial-dates';

describe('partial dates', () => {
  test.each([
    [{ year: 1994 }, '1994', '1994'],
    [{ year: 2004, month: 11 }, 'novembre de 2004', '2004-11'],
    [{ year: 2018, month: 2 }, 'febrer de 2018', '2018-02'],
    [{ year: 2010, month: 11, day: 16 }, '16 de novembre de 2010', '2010-11-16'],
    [{ year: 2022, month: 4, day: 3 }, "3 d'abril de 2022", '2022-04-03'],
    [{ year: 2022, month: 10, day: 1 }, "1 d'octubre de 2022", '2022-10-01'],
  ])('%j says no more than is known', (date, words, machine) => {
    expect(formatPartialDate(date)).toBe(words);
    expect(isoPartialDate(date)).toBe(machine);
  });

  test('a month that does not exist is a mistake of the content', () => {
    expect(() => formatPartialDate({ year: 2022, month: 13 })).toThrow(RangeError);
  });
});
