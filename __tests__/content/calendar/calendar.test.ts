import { repeated } from '@/__tests__/builders/samples';
import { course } from '@/content/calendar/course';
import { calendarRevised } from '@/content/calendar/season';
import { subscription } from '@/content/calendar/subscription';
import { allPauses, type Course } from '@/lib/calendar/course';
import { rehearsalsToIcs } from '@/lib/calendar/ics';

const { rehearsals }: Course = course;

describe('rehearsals of the course', () => {
  test('no pause begins with another', () => {
    expect(repeated(allPauses(course).map(({ from }) => from))).toEqual([]);
  });

  test('make a calendar file with one event each', () => {
    const lines = rehearsalsToIcs({ ...subscription, ...course, revised: calendarRevised }).split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(rehearsals.length);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
