import {
  dayAndMonth,
  longDate,
  monthAndYear,
  shortDate,
  spanOfDays,
  weekdayAndDay,
} from '@/lib/dates/formats';

describe('a date in words', () => {
  it.each([
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

  it('has no words for a day that does not exist', () => {
    expect(() => weekdayAndDay('2027-02-29')).toThrow(RangeError);
  });
});

describe('spanOfDays', () => {
  it.each([
    ['2026-09-24', '2026-09-24', '24 de setembre'],
    ['2026-12-07', '2026-12-08', 'del 7 al 8 de desembre'],
    ['2026-12-01', '2026-12-11', "de l'1 a l'11 de desembre"],
    ['2026-12-22', '2027-01-07', 'del 22 de desembre al 7 de gener'],
  ])('writes %s to %s as %s', (from, to, words) => expect(spanOfDays(from, to)).toBe(words));
});
