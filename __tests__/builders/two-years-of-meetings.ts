// Prints when the club of `aCourse` meets next, for moments of two years of days: `node --import tsx` this file. Its zone
// is that of the process.
import { nextMeeting } from '@/lib/calendar/next-meeting';
import { clockInMadrid, dateInMadrid } from '@/lib/dates/madrid';
import { aPlan, momentsOfTwoYears } from './meetings';

const told = momentsOfTwoYears().map((moment) => {
  const now = { date: dateInMadrid(moment), time: clockInMadrid(moment).slice(0, 5) };
  const next = nextMeeting(aPlan, now);
  return next ? `${next.id}@${next.date}${next.now ? '!' : ''}` : '-';
});
process.stdout.write(`${new Date(Date.UTC(2027, 0, 1)).getTimezoneOffset()} ${told.join(' ')}`);
