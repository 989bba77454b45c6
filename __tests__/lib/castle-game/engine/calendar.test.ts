import { addDays, isPlainDate, WEEKDAYS, weekdayOf } from '@/lib/castle-game/engine/calendar';
import { START_DATE } from '@/lib/castle-game/limits';

describe('the calendar', () => {
  it('begins on a Monday', () => {
    expect(weekdayOf(START_DATE)).toBe(WEEKDAYS.monday);
  });

  it.each([
    ['2023-09-18', 1, '2023-09-19'],
    ['2023-10-26', 4, '2023-10-30'],
    ['2024-02-27', 2, '2024-02-29'],
    ['2023-12-28', 4, '2024-01-01'],
    ['2024-03-28', 4, '2024-04-01'],
  ])('%s and %i days is %s, also across a change of hour', (date, days, next) => {
    expect(addDays(date, days)).toBe(next);
  });

  it.each(['2023-02-29', '2023-13-01', '18-09-2023', '', '2023-9-18', '0001-01-01', '2023-09-18T00:00'])(
    'knows that "%s" is no day',
    (text) => {
      expect(isPlainDate(text)).toBe(false);
    },
  );

  it('ends with the last year that can be written, and stays there', () => {
    expect(addDays('9999-12-30', 4)).toBe('9999-12-31');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  });

  it('knows a leap day', () => {
    expect(isPlainDate('2024-02-29')).toBe(true);
  });
});
