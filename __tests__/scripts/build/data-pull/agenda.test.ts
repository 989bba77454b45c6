import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { calendarFacts } from '@/__tests__/builders/calendar-file';
import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import type { AgendaItem } from '@/lib/calendar/course';
import { agendaToIcs } from '@/lib/calendar/ics';
import { addDays } from '@/lib/dates/days';
import { pullAgenda } from '@/scripts/build/data-pull/agenda';
import { readCalendar } from '@/scripts/build/data-pull/calendar';

const course = { season: { from: '2026-09-15', to: '2027-06-15' }, rehearsals: [aRehearsal()] };

/** An event of each list of lines. */
function aCalendar(...events: readonly (readonly string[])[]): string {
  const facts = ['SUMMARY:Sopar', 'LOCATION:Pati', 'DESCRIPTION:Text.'];
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...facts, ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

const anEvent = (...lines: readonly string[]) => ['UID:sopar@colla.example', ...lines];
const read = (...events: readonly (readonly string[])[]) => readCalendar(aCalendar(...events), course);

const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-09-01', days));
const hours = fc.constantFrom<Partial<AgendaItem>>(
  {},
  { start: '09:00' },
  { start: '21:00', end: '01:30' },
  { start: '18:00', end: '00:00' },
);

test('what the site writes is read as it was, on every day of a course', () => {
  const kind = fc.constantFrom<AgendaItem['kind']>('actuacio', 'activitat', 'assaig');
  const property = fc.property(
    kind,
    day,
    fc.integer({ min: 0, max: 9 }),
    hours,
    (kind, date, length, times) => {
      const until = length > 0 ? { until: addDays(date, length) } : {};
      const title = { actuacio: 'Actuació; a, Girona', activitat: 'Sopar', assaig: 'Assaig obert' }[kind];
      const item = anAgendaItem({ kind, title, date, ...until, ...times });
      const { items, problems } = readCalendar(agendaToIcs(calendarFacts, [item]), course);
      expect([items, problems]).toEqual([[item], []]);
    },
  );
  fc.assert(property);
});

const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:Nova York',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

const madrid = 'TZID=Europe/Madrid';

test.each([
  ['UTC in winter', ['DTSTART:20261218T200000Z', 'DTEND:20261218T223000Z'], '2026-12-18 21:00 23:30'],
  ['UTC in summer', ['DTSTART:20260925T190000Z', 'DTEND:20260925T213000Z'], '2026-09-25 21:00 23:30'],
  ['UTC on the day before', ['DTSTART:20261218T233000Z', 'DURATION:PT1H'], '2026-12-19 00:30 01:30'],
  ['Madrid', [`DTSTART;${madrid}:20261218T210000`, 'DURATION:PT2H'], '2026-12-18 21:00 23:00'],
  ['no zone', ['DTSTART:20261218T210000', 'DURATION:PT2H'], '2026-12-18 21:00 23:00'],
  ['another zone', ['DTSTART;TZID=Nova York:20261218T150000', 'DURATION:PT2H'], '2026-12-18 21:00 23:00'],
  ['no end', ['DTSTART:20261218T210000'], '2026-12-18 21:00'],
  ['a whole day', ['DTSTART;VALUE=DATE:20261218'], '2026-12-18'],
  ['whole days', ['DTSTART;VALUE=DATE:20261218', 'DTEND;VALUE=DATE:20261221'], '2026-12-18/2026-12-20'],
  ['from one day to another', ['DTSTART:20261218T180000', 'DTEND:20261220T160000'], '2026-12-18/2026-12-20'],
  ['until midnight', ['DTSTART:20261218T100000', 'DTEND:20261219T000000'], '2026-12-18 10:00'],
])('hours of an event: %s', (_, lines, held) => {
  const text = aCalendar(anEvent(...lines)).replace('BEGIN:VEVENT', `${NEW_YORK}\r\nBEGIN:VEVENT`);
  const [item] = readCalendar(text, course).items;
  const days = [item?.date, item?.until].filter(Boolean).join('/');
  expect([days, item?.start, item?.end].filter(Boolean).join(' ')).toBe(held);
});

describe('an event that repeats', () => {
  const series = anEvent(
    `DTSTART;${madrid}:20261014T190000`,
    `DTEND;${madrid}:20261014T200000`,
    'RRULE:FREQ=WEEKLY;COUNT=5',
    `EXDATE;${madrid}:20261021T190000`,
  );

  test('is an item for each day that is held, at its hour on both sides of a change of the clock', () => {
    const moved = anEvent(
      `RECURRENCE-ID;${madrid}:20261028T190000`,
      'DTSTART:20261029T170000Z',
      'DURATION:PT1H',
    );
    const off = anEvent('RECURRENCE-ID:20261104T180000Z', 'DTSTART:20261104T180000Z', 'STATUS:CANCELLED');
    expect(read(series, moved, off).items.map(({ id, date, start }) => `${id} ${date} ${start}`)).toEqual([
      'sopar-2026-10-14 2026-10-14 19:00',
      'sopar-2026-10-29 2026-10-29 18:00',
      'sopar-2026-11-11 2026-11-11 19:00',
    ]);
  });

  test('without an end stops with the course, and begins with it', () => {
    const yearly = anEvent('DTSTART;VALUE=DATE:20100918', 'RRULE:FREQ=YEARLY');
    expect(read(yearly).items.map(({ id, date }) => [id, date])).toEqual([['sopar', '2026-09-18']]);
  });

  test('with the hour or the UID of a weekly rehearsal is that rehearsal', () => {
    const weekly = ['DTSTART:20260929T140000', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const text = aCalendar(anEvent(...weekly, 'CATEGORIES:Assaig'), ['UID:dimarts@colla.example', ...weekly]);
    expect(readCalendar(text, course).items).toEqual([]);
  });
});

test('its kind is that of a category or of the beginning of its title', () => {
  const kinds = ['CATEGORIES:Colla,Actuació', 'CATEGORIES:Festa', 'X-KIND:x'].map(
    (line) => read(anEvent('DTSTART:20261218T210000', line)).items[0]?.kind,
  );
  expect(kinds).toEqual(['actuacio', 'activitat', 'activitat']);
});

describe('pulling the public calendar', () => {
  const supper = anAgendaItem({
    id: 'sopar',
    title: 'Sopar',
    date: '2026-12-18',
    description: 'Ho paga la colla.',
  });
  const walk = anAgendaItem({ date: '2026-10-30' });
  const off = anAgendaItem({ id: 'fira', date: '2026-10-31', status: 'anul·lat', reason: 'pluja' });

  async function pull(answer: string | Error, agenda: readonly AgendaItem[] = [supper, walk, off]) {
    const folder = aFolder({ 'agenda.json': 'com era' });
    const path = join(folder, 'agenda.json');
    const log: string[] = [];
    const done = await pullAgenda(
      { path, url: 'calendari' },
      { ...course, agenda },
      async () => {
        if (typeof answer !== 'string') throw answer;
        return answer;
      },
      (line) => log.push(line.replace(`${folder}/`, '')),
    );
    return { done, log, text: readFileSync(path, 'utf8') };
  }

  test('adds what is new, leaves what is written, and reports each difference', async () => {
    const text = aCalendar(
      anEvent('DTSTART;VALUE=DATE:20261219'),
      ['UID:Nou_Acte@calendari.example', 'DTSTART:20261220T210000'],
      ['UID:fira', 'DTSTART;VALUE=DATE:20261031'],
      ['UID:lluny', 'DTSTART;TZID=Lluny:20261220T210000'],
    );
    const { done, log, text: written } = await pull(text);
    expect(done).toBe(true);
    const added = { id: 'nou-acte', kind: 'activitat', title: 'Sopar', date: '2026-12-20', start: '21:00' };
    expect(JSON.parse(written)).toEqual([
      supper,
      walk,
      off,
      { ...added, place: 'Pati', description: 'Text.' },
    ]);
    expect(log.slice(2)).toEqual([
      '  - sortida: 2026-10-30, Sortida, Pati',
      '  ~ sopar: 2026-12-18, Sopar, Pati -> 2026-12-19, Sopar, Pati',
      '  + nou-acte: 2026-12-20, 21:00, Sopar, Pati',
      '  ~ fira: 2026-10-31, Sortida, Pati, anul·lat -> 2026-10-31, Sopar, Pati',
      "  ? 2026-12-20 Sopar: l'hora és d'un fus que el calendari no descriu.",
    ]);
  });

  test('what is written as moved is as the calendar has it', async () => {
    const moved = { ...supper, movedTo: { date: '2026-12-19' }, reason: 'pluja' };
    const { log, text } = await pull(aCalendar(anEvent('DTSTART;VALUE=DATE:20261219')), [moved]);
    expect([log.slice(2), text]).toEqual([[], 'com era']);
  });

  test.each([
    ['a failed download', new Error('estat 404'), 'estat 404'],
    ['a page', '<!doctype html>\n<p>Hola', 'no és cap calendari, o ha arribat a mitges.'],
    ['nothing', '\n', 'no és cap calendari, o ha arribat a mitges.'],
    ['two calendars', aCalendar() + aCalendar(), 'no és cap calendari, o ha arribat a mitges.'],
    ['half a calendar', aCalendar(anEvent()).slice(0, 80), 'no és cap calendari, o ha arribat a mitges.'],
    ['a calendar without events', aCalendar(), 'no té cap acte.'],
  ])('leaves the agenda as it was after %s', async (_, answer, reason) => {
    const { done, log, text } = await pull(answer);
    expect([done, text]).toEqual([false, 'com era']);
    expect(log).toEqual([`agenda.json: el calendari no serveix: ${reason}`]);
  });
});
