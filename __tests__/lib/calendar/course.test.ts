import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import { type AgendaItem, allPauses, isPaused, sortAgenda, weeklyDates } from '@/lib/calendar/course';

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
