import { dateInMadrid } from '@/lib/dates/madrid';

test.each([
  ['2026-07-14T21:59:00Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
  ['2026-11-14T22:30:00Z', '2026-11-14'],
  ['2026-11-14T23:00:00Z', '2026-11-15'],
])('at %s it is %s in Madrid, whatever the clock of this machine', (moment, date) => {
  expect(dateInMadrid(Date.parse(moment))).toBe(date);
});
