import { anAgendaItem } from '@/__tests__/builders/agenda';
import { aRehearsal } from '@/__tests__/builders/rehearsals';
import { type RehearsalCalendar, rehearsalsToIcs } from '@/lib/calendar/ics';

function aCalendar(change: Partial<RehearsalCalendar> = {}): RehearsalCalendar {
  return {
    name: 'Assajos',
    description: 'Cada setmana',
    title: 'Assaig',
    domain: 'colla.example',
    revised: '2026-09-01',
    season: { from: '2026-09-14', to: '2027-06-10' },
    rehearsals: [aRehearsal(), aRehearsal({ id: 'dijous', weekday: 'dijous', from: '20:00', to: '22:00' })],
    pauses: [{ from: '2026-12-08', to: '2026-12-08', reason: 'Festiu' }],
    agenda: [],
    ...change,
  };
}

/** Values of a property, unfolded, by its name without parameters. */
function valuesOf(ics: string, name: string): string[] {
  const lines = ics.replaceAll('\r\n ', '').split('\r\n');
  return lines.filter((line) => line.split(/[;:]/)[0] === name);
}

describe('calendar of rehearsals', () => {
  test('every line ends in CRLF and none passes 75 octets', () => {
    const ics = rehearsalsToIcs(aCalendar({ description: 'Assaig obert a tothom, à é í. '.repeat(12) }));
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line, 'utf8')).toBeLessThanOrEqual(75);
  });

  test('components open and close in order', () => {
    const open: string[] = [];
    for (const line of rehearsalsToIcs(aCalendar()).split('\r\n')) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6));
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
    }
    expect(open).toEqual([]);
  });

  test('each rehearsal begins on its first day, at its hour of Madrid', () => {
    expect(valuesOf(rehearsalsToIcs(aCalendar()), 'DTSTART').filter((line) => line.includes('TZID'))).toEqual(
      ['DTSTART;TZID=Europe/Madrid:20260915T140000', 'DTSTART;TZID=Europe/Madrid:20260917T200000'],
    );
  });

  test('the last date is told in UTC, an hour apart in winter and summer', () => {
    const until = (to: string) =>
      valuesOf(
        rehearsalsToIcs(aCalendar({ season: { from: '2026-09-14', to }, rehearsals: [aRehearsal()] })),
        'RRULE',
      ).at(-1);
    expect(until('2027-06-10')).toBe('RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270608T120000Z');
    expect(until('2027-01-12')).toBe('RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270112T130000Z');
  });

  test('a holiday is excluded from the day of the week it falls on, and only there', () => {
    expect(valuesOf(rehearsalsToIcs(aCalendar()), 'EXDATE')).toEqual([
      'EXDATE;TZID=Europe/Madrid:20261208T140000',
    ]);
  });

  test('the day of a performance is excluded too', () => {
    const agenda = [anAgendaItem({ kind: 'actuacio', date: '2026-11-26' })];
    expect(valuesOf(rehearsalsToIcs(aCalendar({ agenda, pauses: [] })), 'EXDATE')).toEqual([
      'EXDATE;TZID=Europe/Madrid:20261126T200000',
    ]);
  });

  test('identifiers differ and stay when hours, season or pauses change', () => {
    const before = valuesOf(rehearsalsToIcs(aCalendar()), 'UID');
    const after = rehearsalsToIcs(
      aCalendar({
        season: { from: '2027-09-14', to: '2028-06-10' },
        pauses: [],
        rehearsals: aCalendar().rehearsals.map((rehearsal) => ({ ...rehearsal, from: '15:00' as const })),
      }),
    );
    expect(new Set(before).size).toBe(2);
    expect(valuesOf(after, 'UID')).toEqual(before);
  });

  test('equal data give equal files, so a subscribed calendar sees no false change', () => {
    expect(rehearsalsToIcs(aCalendar())).toBe(rehearsalsToIcs(aCalendar()));
  });

  test('the zone has its summer and winter rules', () => {
    const ics = rehearsalsToIcs(aCalendar());
    expect(ics).toContain('TZID:Europe/Madrid\r\n');
    expect(ics).toMatch(
      /BEGIN:DAYLIGHT\r\n[\s\S]*BYMONTH=3;BYDAY=-1SU[\s\S]*BEGIN:STANDARD\r\n[\s\S]*BYMONTH=10;BYDAY=-1SU/,
    );
  });

  test('each event has the title of all, name and address of its place, and what to know of it', () => {
    const ics = rehearsalsToIcs(aCalendar({ rehearsals: [aRehearsal()] }));
    expect(valuesOf(ics, 'SUMMARY')).toEqual(['SUMMARY:Assaig']);
    expect(valuesOf(ics, 'LOCATION')).toEqual(['LOCATION:Pati\\, Carrer Major\\, 1']);
    expect(valuesOf(ics, 'DESCRIPTION')).toEqual(["DESCRIPTION:A l'aire lliure."]);
  });

  test('a rehearsal whose day never comes is left out', () => {
    const ics = rehearsalsToIcs(aCalendar({ season: { from: '2026-09-15', to: '2026-09-15' } }));
    expect(valuesOf(ics, 'UID')).toEqual(['UID:dimarts@colla.example']);
  });
});
