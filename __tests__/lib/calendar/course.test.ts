import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import {
  type AgendaItem,
  allPauses,
  type Course,
  daysOfCourse,
  isPaused,
  sortAgenda,
  weeklyDates,
} from '@/lib/calendar/course';
import { calendarMonths } from '@/lib/calendar/month-view';

function anItem(change: Partial<AgendaItem>): AgendaItem {
  return {
    id: 'x',
    kind: 'activitat',
    title: 'X',
    date: '2026-11-24',
    place: 'Pati',
    description: '',
    ...change,
  };
}

describe('agenda', () => {
  const dinner = anItem({ id: 'sopar', start: '21:00' });
  const morning = anItem({ id: 'diada', start: '09:30' });
  const allDay = anItem({ id: 'fira' });
  const weekend = anItem({ id: 'rural', date: '2026-11-20', until: '2026-11-22' });

  test('sorts by date and hour, whole days first', () => {
    expect(sortAgenda([dinner, morning, allDay, weekend]).map(({ id }) => id)).toEqual([
      'rural',
      'fira',
      'diada',
      'sopar',
    ]);
  });
});

describe('rehearsal dates', () => {
  const season = { from: '2026-11-24', to: '2026-12-15' };

  test('one each week, both ends included', () => {
    expect(weeklyDates('dimarts', season)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']);
  });

  test('a pause of one day or of several covers its first and its last day', () => {
    const pauses = [
      { from: '2026-12-08', to: '2026-12-08', reason: 'Festiu' },
      { from: '2026-12-14', to: '2026-12-20', reason: 'Exàmens' },
    ];
    expect(weeklyDates('dimarts', season).filter((date) => !isPaused(date, pauses))).toEqual([
      '2026-11-24',
      '2026-12-01',
    ]);
    expect(
      ['2026-12-13', '2026-12-14', '2026-12-20', '2026-12-21'].map((date) => isPaused(date, pauses)),
    ).toEqual([false, true, true, false]);
  });

  test('a season that ends before it starts has no dates', () => {
    expect(weeklyDates('dimarts', { from: season.to, to: season.from })).toEqual([]);
  });
});

const course = {
  season: { from: '2026-09-15', to: '2027-06-15' },
  rehearsals: [aRehearsal(), aRehearsal({ id: 'dijous', weekday: 'dijous' })],
  pauses: [
    { from: '2026-12-08', to: '2026-12-08', reason: 'Festiu' },
    { from: '2027-01-12', to: '2027-01-21', reason: 'Exàmens' },
  ],
  agenda: [],
};
const aPerformance = (date: string, until?: string) =>
  anAgendaItem({ kind: 'actuacio', title: 'Diada', date, ...(until && { until }) });
const added = (...agenda: ReturnType<typeof aPerformance>[]) =>
  allPauses({ ...course, agenda }).filter(({ reason }) => !['Festiu', 'Exàmens'].includes(reason));

describe('days without rehearsal', () => {
  test('a performance on a day of rehearsal is one, between the others', () => {
    const agenda = [aPerformance('2026-12-17')];
    expect(allPauses({ ...course, agenda }).map(({ reason }) => reason)).toEqual([
      'Festiu',
      'Diada',
      'Exàmens',
    ]);
  });

  test('one of several days lasts until its last', () => {
    expect(added(aPerformance('2026-11-20', '2026-11-24'))).toEqual([
      { from: '2026-11-20', to: '2026-11-24', reason: 'Diada' },
    ]);
  });

  test('a performance on another day, in a pause or outside the season cancels nothing, nor does an activity', () => {
    const activity = anAgendaItem({ kind: 'activitat', date: '2026-11-26' });
    expect(
      added(aPerformance('2026-11-28'), aPerformance('2027-01-14'), aPerformance('2027-07-01'), activity),
    ).toEqual([]);
  });
});

const monthViewCourse: Course = {
  season: { from: '2026-12-01', to: '2027-02-28' },
  rehearsals: [aRehearsal(), aRehearsal({ id: 'vespre', weekday: 'dimarts', from: '20:00', to: '22:00' })],
  pauses: [{ from: '2026-12-22', to: '2027-01-07', reason: 'Nadal' }],
  agenda: [
    anAgendaItem({ id: 'colonies', date: '2027-02-27', until: '2027-03-01' }),
    anAgendaItem({ id: 'diada', kind: 'actuacio', date: '2026-12-15', start: '13:00' }),
    anAgendaItem({ id: 'portes', kind: 'assaig', date: '2026-12-01', start: '14:00', end: '16:00' }),
  ],
};
const months = calendarMonths(monthViewCourse);
const dayOf = (date: string) =>
  months.flatMap(({ weeks }) => weeks.flat()).find((day) => day?.date === date) ?? undefined;
const rehearsalsOf = (date: string) => dayOf(date)?.rehearsals.map(({ id }) => id);

test('a course has the days of its rehearsals and its agenda, to the last one of its last item', () => {
  expect(daysOfCourse(monthViewCourse)).toEqual({ from: '2026-12-01', to: '2027-03-01' });
  expect(daysOfCourse({ ...monthViewCourse, agenda: [] })).toEqual(monthViewCourse.season);
});

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
