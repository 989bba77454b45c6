import { repeated } from '@/__tests__/builders/samples';
import { calendarFacts } from '@/app/calendar-file';
import { course } from '@/content/calendar/course';
import { subscription } from '@/content/calendar/subscription';
import { allPauses } from '@/lib/calendar/course';
import { rehearsalsToIcs } from '@/lib/calendar/ics';

describe('rehearsals of the course', () => {
  test('no pause begins with another', () => {
    expect(repeated(allPauses(course).map(({ from }) => from))).toEqual([]);
  });

  test('make a calendar file', () => {
    const lines = rehearsalsToIcs({ ...subscription, ...course, ...calendarFacts }).split('\r\n');
    for (const { id } of course.rehearsals) expect(lines).toContain(`UID:${id}@${subscription.domain}`);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
