import { agendaItems } from '@/content/calendar/agenda';
import { pauses } from '@/content/calendar/pauses';
import { calendarRevised, rehearsalSeason } from '@/content/calendar/season';
import { subscription } from '@/content/calendar/subscription';
import { rehearsals } from '@/content/rehearsals';
import { type AgendaItem, sortAgenda } from '@/lib/calendar/agenda';
import { rehearsalsToIcs } from '@/lib/calendar/ics';
import { toWeeklyRehearsal } from '@/lib/calendar/listed-rehearsal';
import { isPaused, rehearsalDates, weeklyDates } from '@/lib/calendar/rehearsals';
import { dateToUtc } from '@/lib/dates/calendar-date';

const items: readonly AgendaItem[] = agendaItems;
const weekly = rehearsals.map((rehearsal) => toWeeklyRehearsal(rehearsal, subscription.title));

describe('agenda', () => {
  test('ids are unique, for they are the anchors', () => {
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('is written in order, with dates that exist and never run backwards', () => {
    expect(sortAgenda(items).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    for (const { date, until = date, start = '00:00', end = '23:59' } of items) {
      expect(dateToUtc(until)).toBeGreaterThanOrEqual(dateToUtc(date));
      expect(end > start).toBe(true);
      for (const time of [start, end]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
  });

  test('nobody rehearses on the day of a performance', () => {
    const performances = items.filter(({ kind }) => kind === 'actuacio');
    expect(performances).not.toHaveLength(0);
    expect(performances.filter(({ date }) => !isPaused(date, pauses))).toEqual([]);
  });

  test('a special rehearsal is on a day of rehearsal', () => {
    const dates = weekly.flatMap((rehearsal) => rehearsalDates(rehearsal, rehearsalSeason, pauses));
    for (const { date } of items.filter(({ kind }) => kind === 'assaig')) expect(dates).toContain(date);
  });
});

describe('rehearsals of the course', () => {
  test('pauses go forwards, in order, and each of them spares some rehearsal', () => {
    const days = weekly.flatMap(({ weekday }) => weeklyDates(weekday, rehearsalSeason));
    expect(pauses.map(({ from }) => from)).toEqual(pauses.map(({ from }) => from).sort());
    for (const pause of pauses) {
      expect(dateToUtc(pause.to)).toBeGreaterThanOrEqual(dateToUtc(pause.from));
      expect(days.some((day) => isPaused(day, [pause]))).toBe(true);
    }
  });

  test('make a calendar file with one event each', () => {
    const ics = rehearsalsToIcs({
      ...subscription,
      revised: calendarRevised,
      season: rehearsalSeason,
      rehearsals: weekly,
      pauses,
    });
    const uids = ics.split('\r\n').filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(rehearsals.length);
    expect(ics).toContain('EXDATE;TZID=Europe/Madrid:20261126T140000');
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
