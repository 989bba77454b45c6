import fc from 'fast-check';
import { addDays, dateToUtc, utcToDate, weekdayOf } from '@/lib/dates/days';

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

  test('adding days and taking them away gives the same date', () => {
    const date = fc.integer({ min: 0, max: 40_000 }).map((day) => utcToDate(day * 86_400_000));
    const days = fc.integer({ min: -5000, max: 5000 });
    fc.assert(fc.property(date, days, (day, n) => addDays(addDays(day, n), -n) === day));
  });
});
