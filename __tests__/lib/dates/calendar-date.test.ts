import fc from 'fast-check';
import { calendarDate, dayOfYear, isCalendarDate } from '@/lib/dates/calendar-date';

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
