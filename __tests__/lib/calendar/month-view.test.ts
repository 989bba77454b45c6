import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import type { Course } from '@/lib/calendar/course';
import { calendarMonths } from '@/lib/calendar/month-view';

const course: Course = {
  season: { from: '2026-12-01', to: '2027-02-28' },
  rehearsals: [aRehearsal(), aRehearsal({ id: 'vespre', weekday: 'dimarts', from: '20:00', to: '22:00' })],
  pauses: [{ from: '2026-12-22', to: '2027-01-07', reason: 'Nadal' }],
  agenda: [
    anAgendaItem({ id: 'colonies', date: '2027-02-27', until: '2027-03-01' }),
    anAgendaItem({ id: 'diada', kind: 'actuacio', date: '2026-12-15', start: '13:00' }),
    anAgendaItem({ id: 'portes', kind: 'assaig', date: '2026-12-01', start: '14:00', end: '16:00' }),
  ],
};
const months = calendarMonths(course);
const dayOf = (date: string) =>
  months.flatMap(({ weeks }) => weeks.flat()).find((day) => day?.date === date) ?? undefined;
const rehearsalsOf = (date: string) => dayOf(date)?.rehearsals.map(({ id }) => id);

describe('the months of a course', () => {
  test('go from its first day to its last, what it ends with included', () => {
    expect(months.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-02', '2027-03']);
  });

  test('have weeks from Monday to Sunday, and every day once', () => {
    for (const { weeks } of months) for (const week of weeks) expect(week).toHaveLength(7);
    const [december] = months;
    expect(december?.weeks[0]?.map((day) => day?.date.slice(8) ?? '-')).toEqual([
      '-',
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
    ]);
    const dates = months.flatMap(({ weeks }) => weeks.flat()).flatMap((day) => day?.date ?? []);
    expect(dates).toHaveLength(31 + 31 + 28 + 31);
    expect(dates).toEqual([...new Set(dates)].toSorted());
  });

  test('have the weekly rehearsals, but on pauses, performances and after the season', () => {
    expect(rehearsalsOf('2026-12-08')).toEqual(['dimarts', 'vespre']);
    for (const date of ['2026-12-15', '2026-12-29', '2027-03-02', '2026-12-09'])
      expect(rehearsalsOf(date)).toEqual([]);
  });

  test('show a rehearsal of the agenda only once', () => {
    expect(rehearsalsOf('2026-12-01')).toEqual(['vespre']);
    expect(dayOf('2026-12-01')?.items.map(({ id }) => id)).toEqual(['portes']);
  });

  test('have what lasts several days on each of them in the grid, and once in the list', () => {
    for (const date of ['2027-02-27', '2027-02-28', '2027-03-01'])
      expect(dayOf(date)?.items.map(({ id }) => id)).toEqual(['colonies']);
    const listed = months
      .flatMap(({ days }) => days)
      .filter(({ items }) => items.some(({ id }) => id === 'colonies'));
    expect(listed.map(({ date }) => date)).toEqual(['2027-02-27']);
  });
});
