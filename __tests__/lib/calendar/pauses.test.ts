import { anAgendaItem } from '@/__tests__/builders/agenda';
import { aRehearsal } from '@/__tests__/builders/rehearsals';
import { allPauses } from '@/lib/calendar/pauses';

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

  test('one on another day, in a pause or out of the season is none, and neither is an activity', () => {
    const activity = anAgendaItem({ kind: 'activitat', date: '2026-11-26' });
    expect(
      added(aPerformance('2026-11-28'), aPerformance('2027-01-14'), aPerformance('2027-07-01'), activity),
    ).toEqual([]);
  });
});
