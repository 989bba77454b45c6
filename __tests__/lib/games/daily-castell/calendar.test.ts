import { weekdayOf } from '@/lib/dates/days';
import { askedDay, dayNumber, FIRST_DAY, playableDays } from '@/lib/games/daily-castell/calendar';

test('days are counted from a Monday, which is number 1', () => {
  expect(weekdayOf(FIRST_DAY)).toBe('dilluns');
  expect(dayNumber(FIRST_DAY)).toBe(1);
  expect(dayNumber('2026-11-22')).toBe(70);
  expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2);
});

test('the last month can be played, today first, and nothing before number 1', () => {
  const days = playableDays('2026-11-22');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-22', '2026-10-23', 31]);
  expect(playableDays('2026-09-16')).toEqual(['2026-09-16', '2026-09-15', '2026-09-14']);
  expect(playableDays('2003-01-01')).toEqual([FIRST_DAY]);
});

test.each([
  ['2026-11-01', '2026-11-01'],
  ['', '2026-11-22'],
  ['2026-11-23', '2026-11-22'],
  ['2026-10-01', '2026-11-22'],
  ['2026-02-31', '2026-11-22'],
  ['constructor', '2026-11-22'],
])('an address that asks for "%s" gets %s', (asked, date) => {
  expect(askedDay(asked, '2026-11-22')).toBe(date);
});
