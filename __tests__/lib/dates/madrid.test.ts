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
