import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import {
  allPauses,
  asHeld,
  type Course,
  daysOfCourse,
  endOf,
  isPaused,
  sortAgenda,
  weeklyDates,
} from '@/lib/calendar/course';
import { calendarMonths } from '@/lib/calendar/month-view';
import { changesOf, rehearsalAnchor, rehearsalDays } from '@/lib/calendar/rehearsal-days';

test('the agenda is sorted by date and hour, whole days first', () => {
  const items = [
    { id: 'd', start: '21:00' },
    { id: 'c', start: '09:30' },
    { id: 'b' },
    { id: 'a', date: '2026-10-20' },
  ];
  expect(sortAgenda(items.map(anAgendaItem)).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

describe('an item that was moved', () => {
  const camp = anAgendaItem({
    date: '2026-11-20',
    until: '2026-11-22',
    start: '10:00',
    end: '12:00',
    howToGet: 'A peu.',
  });

  test('keeps what does not change, and its length', () => {
    expect(asHeld({ ...camp, movedTo: { date: '2026-12-30' } })).toMatchObject({
      ...camp,
      date: '2026-12-30',
      until: '2027-01-01',
      announced: { date: '2026-11-20', until: '2026-11-22', start: '10:00', place: 'Pati' },
    });
  });

  test('has new hours or a new place, whose directions are its own', () => {
    const hours = { start: '18:00', end: '20:00' };
    expect(asHeld({ ...camp, movedTo: hours })).toMatchObject({
      ...hours,
      date: camp.date,
      howToGet: 'A peu.',
    });
    const { place, howToGet } = asHeld({ ...camp, movedTo: { place: 'Gimnàs' } });
    expect([place, howToGet]).toEqual(['Gimnàs', undefined]);
  });

  test('is itself if nothing moves', () => {
    expect(asHeld(camp)).toEqual(camp);
  });
});

test.each([
  [{}, '2026-10-30 24:00'],
  [{ until: '2026-11-26' }, '2026-11-26 24:00'],
  [{ start: '13:00' }, '2026-10-30 24:00'],
  [{ start: '13:00', end: '15:00' }, '2026-10-30 15:00'],
  [{ start: '21:00', end: '02:00' }, '2026-10-31 02:00'],
  [{ start: '21:00', end: '02:00', until: '2026-12-31' }, '2027-01-01 02:00'],
])('an item with %j ends at %s', (change, end) => {
  expect(endOf(anAgendaItem(change))).toBe(end);
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
    const days = ['2026-12-07', '2026-12-08', '2026-12-13', '2026-12-14', '2026-12-20', '2026-12-21'];
    expect(days.filter((date) => isPaused(date, pauses))).toEqual(['2026-12-08', '2026-12-14', '2026-12-20']);
  });
});

const course = {
  season: { from: '2026-09-15', to: '2027-06-15' },
  rehearsals: [aRehearsal(), aRehearsal({ id: 'dijous', weekday: 'dijous' })],
  pauses: [
    { from: '2026-12-08', to: '2026-12-08', reason: 'Festiu' },
    { from: '2027-01-12', to: '2027-01-21', reason: 'Exàmens' },
  ],
  changes: [],
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
    expect(added(aPerformance('2026-11-20', '2026-11-24'))).toMatchObject([
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

describe('a performance that is not held on its day', () => {
  const cancelled = { ...aPerformance('2026-12-17'), status: 'anul·lat', reason: 'pluja' } as const;
  const moved = { ...aPerformance('2026-12-17'), movedTo: { date: '2027-02-04' }, reason: 'pluja' };

  test('does not bring the rehearsals back, and takes those of its new day', () => {
    expect(added(cancelled).map(({ from }) => from)).toEqual(['2026-12-17']);
    expect(added(moved).map(({ from }) => from)).toEqual(['2026-12-17', '2027-02-04']);
    const sameDay = { ...moved, movedTo: { place: 'Gimnàs' } };
    expect(added(sameDay).map(({ from }) => from)).toEqual(['2026-12-17']);
  });

  test('unless the club writes one in the agenda', () => {
    const rehearsal = anAgendaItem({ id: 'assaig', kind: 'assaig', date: '2026-12-17', start: '14:00' });
    const agenda = [cancelled, rehearsal];
    const [day] = calendarMonths({ ...course, agenda })
      .flatMap(({ days }) => days)
      .filter(({ date }) => date === '2026-12-17');
    expect(day?.items.map(({ id }) => id)).toEqual([cancelled.id, 'assaig']);
    expect(day?.rehearsals).toEqual([]);
  });
});

describe('rehearsals of single days', () => {
  const changed: Course = {
    ...course,
    changes: [
      { date: '2026-12-15', rehearsal: 'dimarts', status: 'anul·lat', reason: 'neu' },
      { date: '2026-12-17', rehearsal: 'dijous', movedTo: { date: '2026-12-16' }, reason: 'festa' },
    ],
    agenda: [
      anAgendaItem({
        id: 'portes',
        kind: 'assaig',
        date: '2026-12-01',
        start: '14:00',
        status: 'anul·lat',
        reason: 'pluja',
      }),
      anAgendaItem({ id: 'sopar', movedTo: { date: '2026-12-16', start: '21:00' }, reason: 'vaga' }),
    ],
  };
  const days = rehearsalDays(changed);
  const onDay = (date: string) => days.find((day) => (day.announced ?? day).date === date);

  test('keep their anchors when they change', () => {
    const anchors = rehearsalDays(course).map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toContain('assaig-2026-12-17-dijous');
    // The agenda has one of them.
    const instead = rehearsalAnchor('dimarts', '2026-12-01');
    expect(days.map(({ id }) => id).sort()).toEqual(anchors.filter((id) => id !== instead).sort());
  });

  test('are held, cancelled or moved', () => {
    expect(onDay('2026-12-10')?.status).toBeUndefined();
    expect(onDay('2026-12-15')).toMatchObject({ date: '2026-12-15', status: 'anul·lat', reason: 'neu' });
    expect(onDay('2026-12-17')).toMatchObject({ date: '2026-12-16', start: '14:00', reason: 'festa' });
  });

  test('are told with the rest of the changes, each once, by their announced days', () => {
    expect(changesOf(changed).map(({ id }) => id)).toEqual([
      'sopar',
      'portes',
      'assaig-2026-12-15-dimarts',
      'assaig-2026-12-17-dijous',
    ]);
    expect(changesOf(course)).toEqual([]);
  });

  test('are in the month view on their new day, and named on the old one', () => {
    const shown = new Map(
      calendarMonths(changed).flatMap((month) => month.days.map((day) => [day.date, day])),
    );
    expect(shown.get('2026-12-15')?.rehearsals.map(({ status }) => status)).toEqual(['anul·lat']);
    expect(shown.get('2026-12-16')?.rehearsals.map(({ id }) => id)).toEqual(['assaig-2026-12-17-dijous']);
    expect(shown.get('2026-12-16')?.items.map(({ id }) => id)).toEqual(['sopar']);
    expect(shown.get('2026-12-17')).toMatchObject({ rehearsals: [], moved: [{ date: '2026-12-16' }] });
    expect(shown.get('2026-10-30')?.moved.map(({ id }) => id)).toEqual(['sopar']);
  });
});

const monthViewCourse: Course = {
  season: { from: '2026-12-01', to: '2027-02-28' },
  rehearsals: [aRehearsal(), aRehearsal({ id: 'vespre', weekday: 'dimarts', from: '20:00', to: '22:00' })],
  pauses: [{ from: '2026-12-22', to: '2027-01-07', reason: 'Nadal' }],
  changes: [],
  agenda: [
    anAgendaItem({ id: 'colonies', date: '2027-02-27', until: '2027-03-01' }),
    anAgendaItem({ id: 'diada', kind: 'actuacio', date: '2026-12-15', start: '13:00' }),
    anAgendaItem({ id: 'portes', kind: 'assaig', date: '2026-12-01', start: '14:00', end: '16:00' }),
  ],
};
const months = calendarMonths(monthViewCourse);
const dayOf = (date: string) =>
  months.flatMap(({ weeks }) => weeks.flat()).find((day) => day?.date === date) ?? undefined;

test('a course has the days of its rehearsals and its agenda, to the last one of its last item', () => {
  expect(daysOfCourse(monthViewCourse)).toEqual({ from: '2026-12-01', to: '2027-03-01' });
  expect(daysOfCourse({ ...monthViewCourse, agenda: [] })).toEqual(monthViewCourse.season);
  const [camp] = monthViewCourse.agenda.map((item) => ({ ...item, movedTo: { date: '2027-04-10' } }));
  const changes = [{ date: '2026-12-01', rehearsal: 'vespre', movedTo: { date: '2026-11-30' }, reason: 'x' }];
  expect(daysOfCourse({ ...monthViewCourse, changes, agenda: camp ? [camp] : [] })).toEqual({
    from: '2026-11-30',
    to: '2027-04-12',
  });
});

describe('the months of a course', () => {
  test('go from its first day to its last, what it ends with included', () => {
    expect(months.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-02', '2027-03']);
  });

  test('have weeks from Monday to Sunday, and every day once', () => {
    for (const { weeks } of months) for (const week of weeks) expect(week).toHaveLength(7);
    const [december] = months;
    expect(december?.weeks[0]?.map((day) => day?.date.slice(8) ?? '-').join()).toBe('-,01,02,03,04,05,06');
    const dates = months.flatMap(({ weeks }) => weeks.flat()).flatMap((day) => day?.date ?? []);
    expect(dates).toHaveLength(31 + 31 + 28 + 31);
    expect(dates).toEqual([...new Set(dates)].toSorted());
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
