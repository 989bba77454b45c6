import { ANCHOR, HOUR, repeated } from '@/__tests__/builders/laws';
import { course } from '@/content/calendar/course';
import { calendarRevised } from '@/content/calendar/season';
import { subscription } from '@/content/calendar/subscription';
import { allPauses, type Course } from '@/lib/calendar/course';
import { rehearsalsToIcs } from '@/lib/calendar/ics';
import { isCalendarDate } from '@/lib/dates/days';

const { agenda, rehearsals, pauses, season }: Course = course;

describe('agenda', () => {
  test('ids are anchors, each of its own', () => {
    for (const { id } of agenda) expect(id).toMatch(ANCHOR);
    expect(repeated(agenda.map(({ id }) => id))).toEqual([]);
  });

  test('dates exist, hours are of the clock, and nothing ends before it begins', () => {
    for (const { date, until = date, start = '00:00', end = '23:59' } of agenda) {
      expect([date, until].every(isCalendarDate)).toBe(true);
      for (const time of [start, end]) expect(time).toMatch(HOUR);
      expect(until >= date && end > start).toBe(true);
    }
  });
});

describe('rehearsals of the course', () => {
  test('each has an id of its own, and ends after it starts, at hours of the clock', () => {
    expect(repeated(rehearsals.map(({ id }) => id))).toEqual([]);
    for (const { from, to } of rehearsals) {
      for (const hour of [from, to]) expect(hour).toMatch(HOUR);
      expect(from < to).toBe(true);
    }
  });

  test('the season and its pauses are dates that exist and go forwards', () => {
    for (const { from, to } of [season, ...pauses]) {
      expect([from, to].every(isCalendarDate)).toBe(true);
      expect(from <= to).toBe(true);
    }
    expect(isCalendarDate(calendarRevised)).toBe(true);
  });

  test('no reason for a pause is empty, and no pause begins with another', () => {
    for (const { reason } of pauses) expect(reason).toMatch(/\S/);
    expect(repeated(allPauses(course).map(({ from }) => from))).toEqual([]);
  });

  test('make a calendar file with one event each', () => {
    const lines = rehearsalsToIcs({ ...subscription, ...course, revised: calendarRevised }).split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(rehearsals.length);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
