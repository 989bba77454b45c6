import type { AgendaItem, Course, Rehearsal } from '@/lib/calendar/course';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { clockInMadrid, dateInMadrid } from '@/lib/dates/madrid';

/**
 * Two years of rehearsals at midday, in the evening and on Sundays in the small hours, when clocks are changed. A rehearsal, a
 * performance and a rehearsal of the agenda are cancelled, and one of each is moved.
 */
export const aCourse: Course = {
  season: { from: '2026-09-15', to: '2028-06-15' },
  rehearsals: [
    aRehearsal(),
    aRehearsal({ id: 'dijous', weekday: 'dijous' }),
    aRehearsal({ id: 'vespre', weekday: 'dijous', from: '20:00', to: '22:00' }),
    aRehearsal({ id: 'matinada', weekday: 'diumenge', from: '00:30', to: '04:00' }),
  ],
  pauses: [{ from: '2026-12-22', to: '2027-01-07', reason: 'Nadal' }],
  changes: [
    { date: '2027-02-04', rehearsal: 'vespre', status: 'anul·lat', reason: 'neu' },
    {
      date: '2027-02-09',
      rehearsal: 'dimarts',
      movedTo: { date: '2027-02-10', start: '22:30', end: '00:30', place: 'Gimnàs' },
      reason: 'obres',
    },
  ],
  agenda: [
    anAgendaItem({ id: 'sopar', date: '2026-09-14' }),
    anAgendaItem({ id: 'diada', kind: 'actuacio', date: '2026-11-26', start: '13:00', end: '16:30' }),
    anAgendaItem({ id: 'festa', kind: 'actuacio', date: '2027-05-08', start: '18:00', end: '02:00' }),
    anAgendaItem({ id: 'portes', kind: 'assaig', date: '2027-03-02', start: '14:00', end: '16:00' }),
    anAgendaItem({ id: 'concurs', kind: 'actuacio', date: '2027-10-09' }),
    anAgendaItem({
      id: 'aplec',
      kind: 'actuacio',
      date: '2027-04-15',
      start: '12:00',
      end: '14:00',
      status: 'anul·lat',
      reason: 'pluja',
    }),
    anAgendaItem({
      id: 'fira',
      kind: 'actuacio',
      date: '2027-04-22',
      start: '12:00',
      end: '14:00',
      movedTo: { date: '2027-04-24' },
      reason: 'pluja',
    }),
    anAgendaItem({
      id: 'portes-de-maig',
      kind: 'assaig',
      date: '2027-05-04',
      start: '14:00',
      end: '16:00',
      status: 'anul·lat',
      reason: 'vaga',
    }),
    anAgendaItem({
      id: 'portes-de-juny',
      kind: 'assaig',
      date: '2027-06-01',
      start: '14:00',
      end: '16:00',
      movedTo: { start: '18:00', end: '20:00' },
      reason: 'calor',
    }),
  ],
};

export const aPlan = meetingPlan(aCourse);

const HOUR = 3_600_000;

/** Every five hours and some minutes, so that all hours of the day come round, and each half hour around both clock changes. */
export function momentsOfTwoYears(): number[] {
  const moments: number[] = [];
  for (let moment = Date.UTC(2026, 6, 1); moment < Date.UTC(2028, 6, 1); moment += 5 * HOUR + 7 * 60_000)
    moments.push(moment);
  for (const [year, month, day] of [
    [2026, 9, 25],
    [2027, 2, 28],
    [2027, 9, 31],
    [2028, 2, 26],
  ] as const)
    for (let half = -8; half < 16; half += 1) moments.push(Date.UTC(year, month, day) + (half * HOUR) / 2);
  return moments;
}

/** An activity of a whole day. */
export function anAgendaItem(change: Partial<AgendaItem> = {}): AgendaItem {
  return {
    id: 'sortida',
    kind: 'activitat',
    title: 'Sortida',
    date: '2026-10-30',
    place: 'Pati',
    description: 'Text.',
    ...change,
  };
}

/** A Tuesday rehearsal at two, in the courtyard. */
export function aRehearsal(change: Partial<Rehearsal> = {}): Rehearsal {
  return {
    id: 'dimarts',
    weekday: 'dimarts',
    from: '14:00',
    to: '16:00',
    place: {
      name: 'Pati',
      address: 'Carrer Major, 1',
      notes: "A l'aire lliure.",
      howToGet: 'A peu.',
      map: { src: 'https://mapes.example/pati', link: 'https://mapes.example/pati/sencer' },
    },
    ...change,
  };
}

/** When the club of `aCourse` meets next at each of those moments, by the clocks of Madrid. */
export const tellTwoYears = (): string[] =>
  momentsOfTwoYears().map((moment) => {
    const now = { date: dateInMadrid(moment), time: clockInMadrid(moment).slice(0, 5) };
    const next = nextMeeting(aPlan, now);
    return next ? `${next.id}@${next.date}${next.now ? '!' : ''}` : '-';
  });
