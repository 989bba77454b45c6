// Prints, in the zone of this process, the castell of the day of moments around midnight and both clock changes.
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { dateInMadrid } from '@/lib/dates/madrid';
import { castellOf, dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import { dayNumber } from '@/lib/games/daily-castell/days';

const MOMENTS = [
  '2026-10-24T21:59:59Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T01:30:00Z',
  '2026-10-25T22:59:59Z',
  '2026-10-25T23:00:00Z',
  '2027-03-27T22:59:59Z',
  '2027-03-27T23:00:00Z',
  '2027-03-28T21:59:59Z',
  '2027-03-28T22:00:00Z',
  '2026-12-31T22:59:59Z',
  '2026-12-31T23:00:00Z',
];

const catalogue = dailyCatalogue(DAILY_TOWERS);
const report = MOMENTS.map((moment) => {
  const date = dateInMadrid(Date.parse(moment));
  return `${date}=${dayNumber(date)}=${castellOf(catalogue, date).code}`;
});
process.stdout.write([new Date().getTimezoneOffset(), ...report].join(' '));
