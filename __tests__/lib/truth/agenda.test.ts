import { anAgendaItem } from '@/__tests__/builders/agenda';
import { aDiada } from '@/__tests__/builders/diades';
import type { AgendaItem } from '@/lib/calendar/course';
import { agendaContradictions, performedOf } from '@/lib/truth/agenda';

const aPerformance = (change: Partial<AgendaItem> = {}) =>
  anAgendaItem({ id: 'festa', kind: 'actuacio', title: 'Festa', date: '2026-10-10', ...change });
const diades = [
  aDiada(['3d6'], { date: '2026-05-01', reason: 'Abans' }),
  aDiada(['3d6'], { date: '2026-10-10', reason: 'Festa', place: 'Plaça Nova' }),
];
const problems = (...items: readonly AgendaItem[]) => agendaContradictions(items, [], diades);

describe('the agenda and the results', () => {
  test('agree on a performance of the same day, name and place, and say nothing of those to come', () => {
    const agenda = [
      aPerformance({ place: 'Plaça Nova, Vic' }),
      aPerformance({ date: '2026-12-01', title: 'Més' }),
    ];
    expect(problems(...agenda)).toEqual([]);
    expect(performedOf(agenda, diades)).toHaveLength(1);
  });

  test.each<[string, Partial<AgendaItem>, RegExp]>([
    ['another place', { place: 'Pati' }, /the results have it in Plaça Nova/],
    ['another day', { date: '2026-10-09', place: 'Plaça Nova' }, /no «Festa» on 2026-10-09/],
    ['another name', { title: 'Diada', place: 'Plaça Nova' }, /no «Diada» on 2026-10-10/],
  ])('disagree on %s', (_what, change, problem) => {
    expect(problems(aPerformance(change))).toContainEqual(expect.stringMatching(problem));
  });

  test('disagree when a diada of the course is missing, but not one before it', () => {
    expect(problems(anAgendaItem({ date: '2026-09-15' }))).toEqual([
      '«Festa» of 2026-10-10 is not on the agenda',
    ]);
  });

  test('take no performance on a day on which everything is closed', () => {
    const pause = { from: '2026-12-22', to: '2027-01-07', reason: 'Nadal' };
    expect(agendaContradictions([aPerformance({ date: '2026-12-25' })], [pause], [])).toEqual([
      'festa: falls on a day without rehearsal',
    ]);
  });
});
