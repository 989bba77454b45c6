import { screen } from '@testing-library/react';
import { renderHtml, runInlineScripts, setClock } from '@/__tests__/builders/inline-scripts';
import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import { CalendarNotices } from '@/components/shared/calendar-notices';
import type { Course } from '@/lib/calendar/course';
import { madridToUtc } from '@/lib/calendar/madrid-time';

const course: Course = {
  season: { from: '2026-10-20', to: '2026-12-20' },
  rehearsals: [aRehearsal()],
  pauses: [{ from: '2026-12-04', to: '2026-12-08', reason: 'Pont' }],
  changes: [
    {
      date: '2026-12-01',
      rehearsal: 'dimarts',
      movedTo: { date: '2026-12-02', place: 'Gimnàs' },
      reason: 'obres',
    },
  ],
  agenda: [
    anAgendaItem({
      id: 'diada',
      kind: 'actuacio',
      title: 'Diada',
      date: '2026-11-28',
      start: '12:00',
      end: '14:00',
      status: 'anul·lat',
      reason: 'pluja',
    }),
    anAgendaItem({ id: 'caiguda', kind: 'assaig', date: '2026-11-29', start: '10:00', end: '12:00' }),
    anAgendaItem({ id: 'tio', title: 'Tió', date: '2026-12-17' }),
  ],
};
const notices = [{ from: '2026-11-27', until: '2026-11-28', text: 'La plaça és tancada.' }];

const DIADA = 'Dissabte 28 de novembre, 12:00–14:00: Diada. Actuació anul·lada: pluja.';
const REHEARSAL =
  'Dimarts 1 de desembre, 14:00–16:00: Assaig. Passa al dimecres 2 de desembre. Nou lloc: Gimnàs. Motiu: obres.';

/** Texts that are seen on the page of a build of 20 November. */
function seenAt(date: string, time: string, only?: 'assaig'): (string | null)[] {
  setClock(new Date(madridToUtc(date, time)).toISOString());
  const { container } = renderHtml(
    <main>
      <CalendarNotices course={course} notices={notices} built="2026-11-20" only={only} />
    </main>,
  );
  runInlineScripts(container);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('nothing is left of the list when its last line is over', () => {
  seenAt('2026-12-01', '16:00');
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  ['a week before the first', '2026-11-21', '12:00', []],
  ['the day before a notice, in the week of a change', '2026-11-26', '23:59', [DIADA, REHEARSAL]],
  ['the first minute of a notice', '2026-11-27', '00:00', [notices[0]?.text, DIADA, REHEARSAL]],
  ['the last minute of a cancelled performance', '2026-11-28', '13:59', [notices[0]?.text, DIADA, REHEARSAL]],
  ['the minute after it', '2026-11-28', '14:00', [notices[0]?.text, REHEARSAL]],
  ['the day after a notice', '2026-11-29', '00:00', [REHEARSAL]],
  ['the end of what is before it: the card says it', '2026-11-29', '12:00', []],
  ['the end of the announced hours of what was moved', '2026-12-01', '16:00', []],
])('in %s, on %s at %s, the home page says %j', (_, date, time, texts) => {
  expect(seenAt(date, time)).toEqual(texts);
});

test('the page of the rehearsals says what becomes of them however far ahead', () => {
  expect(seenAt('2026-11-20', '12:00', 'assaig')).toEqual([REHEARSAL]);
});

test.each([
  ['a week before', '2026-11-27', false],
  ['six days before', '2026-11-28', true],
  ['the last day', '2026-12-08', true],
  ['the day after', '2026-12-09', false],
])('of days without a rehearsal it says so %s, on %s: %s', (_, date, isSaid) => {
  const text = 'Del 4 al 8 de desembre no assagem: Pont.';
  expect(seenAt(date, '12:00', 'assaig').includes(text)).toBe(isSaid);
});

test('each change leads to what has changed', () => {
  seenAt('2026-11-27', '12:00');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Dissabte 28 de novembre, 12:00–14:00', '/agenda/#diada'],
    ['Dimarts 1 de desembre, 14:00–16:00', '/agenda/#assaig-2026-12-01-dimarts'],
  ]);
});
