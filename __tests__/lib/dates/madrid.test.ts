import { madridOffset, madridToUtc } from '@/lib/calendar/madrid-time';
import { clockInMadrid, dateInMadrid } from '@/lib/dates/madrid';

test.each([
  ['2026-07-14T21:59:00Z', '2026-07-14', '23:59:00'],
  ['2026-07-14T22:00:00Z', '2026-07-15', '00:00:00'],
  ['2026-11-14T22:30:00Z', '2026-11-14', '23:30:00'],
  ['2026-11-14T23:00:00Z', '2026-11-15', '00:00:00'],
])('at %s it is %s, %s, in Madrid, whatever the clock of this machine', (moment, date, time) => {
  expect(dateInMadrid(Date.parse(moment))).toBe(date);
  expect(clockInMadrid(Date.parse(moment))).toBe(time);
});

describe('time of Madrid', () => {
  test.each([
    ['2026-07-01', '14:00', 2],
    ['2027-01-12', '14:00', 1],
    ['2027-03-28', '01:59', 1],
    ['2027-03-28', '02:30', 1],
    ['2027-03-28', '03:00', 2],
    ['2026-10-25', '01:59', 2],
    ['2026-10-25', '02:30', 2],
    ['2026-10-25', '03:00', 1],
  ])('%s %s is %i hours ahead of UTC', (date, time, offset) => {
    expect(madridOffset(date, time)).toBe(offset);
  });

  test('agrees with the time zones of the system every day of three years', () => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Madrid',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      expect(clock.format(madridToUtc(date, '14:00'))).toBe('14');
      expect(clock.format(madridToUtc(date, '20:30'))).toBe('20');
    }
  });
});
