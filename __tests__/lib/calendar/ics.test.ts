import fc from 'fast-check';
import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import {
  agendaToIcs,
  escapeText,
  foldLine,
  icsPath,
  MAX_OCTETS,
  type RehearsalCalendar,
  rehearsalsToIcs,
} from '@/lib/calendar/ics';

/** Octets by Node's own encoder, so that the count of the source is not trusted to check itself. */
const octets = (text: string) => Buffer.byteLength(text, 'utf8');

describe('content lines', () => {
  test('commas, semicolons, backslashes and line breaks are escaped', () => {
    expect(escapeText('Pati, 12; a\\b\r\nc\nd')).toBe('Pati\\, 12\\; a\\\\b\\nc\\nd');
  });

  test('a short line does not change', () => {
    const line = 'à'.repeat(37);
    expect(foldLine(line)).toBe(line);
  });

  test('no piece exceeds 75 octets, and unfolding restores the line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = text.replace(/[\r\n]/g, '');
        const folded = foldLine(line);
        expect(folded.replaceAll('\r\n ', '')).toBe(line.replaceAll('\r\n ', ''));
        for (const piece of folded.split('\r\n')) expect(octets(piece)).toBeLessThanOrEqual(MAX_OCTETS);
      }),
    );
  });

  test.each(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}'])(
    'a character of as many octets as %j is counted right',
    (character) => {
      const [first = ''] = foldLine(character.repeat(100)).split('\r\n');
      expect(octets(first)).toBe(MAX_OCTETS - (MAX_OCTETS % octets(character)));
    },
  );

  test('pieces are as long as they can be', () => {
    expect(foldLine('a'.repeat(160)).split('\r\n').map(octets)).toEqual([75, 75, 12]);
  });
});

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

  test('each rehearsal starts on its first day, in Madrid time', () => {
    expect(valuesOf(rehearsalsToIcs(aCalendar()), 'DTSTART').filter((line) => line.includes('TZID'))).toEqual(
      ['DTSTART;TZID=Europe/Madrid:20260915T140000', 'DTSTART;TZID=Europe/Madrid:20260917T200000'],
    );
  });

  test('UNTIL is in UTC: the offset differs in winter and summer', () => {
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

  test('equal data produce equal files, so subscribed calendars see no change', () => {
    expect(rehearsalsToIcs(aCalendar())).toBe(rehearsalsToIcs(aCalendar()));
  });

  test('the zone has its summer and winter rules', () => {
    const ics = rehearsalsToIcs(aCalendar());
    expect(ics).toContain('TZID:Europe/Madrid\r\n');
    expect(ics).toMatch(
      /BEGIN:DAYLIGHT\r\n[\s\S]*BYMONTH=3;BYDAY=-1SU[\s\S]*BEGIN:STANDARD\r\n[\s\S]*BYMONTH=10;BYDAY=-1SU/,
    );
  });

  test('each event has title, place with address, and description', () => {
    const ics = rehearsalsToIcs(aCalendar({ rehearsals: [aRehearsal()] }));
    expect(valuesOf(ics, 'SUMMARY')).toEqual(['SUMMARY:Assaig']);
    expect(valuesOf(ics, 'LOCATION')).toEqual(['LOCATION:Pati\\, Carrer Major\\, 1']);
    expect(valuesOf(ics, 'DESCRIPTION')).toEqual(["DESCRIPTION:A l'aire lliure."]);
  });

  test('a rehearsal without dates is omitted', () => {
    const ics = rehearsalsToIcs(aCalendar({ season: { from: '2026-09-15', to: '2026-09-15' } }));
    expect(valuesOf(ics, 'UID')).toEqual(['UID:dimarts@colla.example']);
  });
});

const calendar = { name: 'Agenda', description: 'Tot.', domain: 'colla.example', revised: '2026-11-20' };
const linesOf = (...items: Parameters<typeof anAgendaItem>[0][]) =>
  agendaToIcs(
    calendar,
    items.map((item) => anAgendaItem(item)),
  ).split('\r\n');

describe('the agenda as a calendar file', () => {
  test('has an event for each item, with hours of Madrid', () => {
    const lines = linesOf(
      {
        id: 'diada',
        title: 'Diada, la gran',
        date: '2026-11-26',
        start: '13:00',
        end: '16:00',
        howToGet: 'Amb tren.',
      },
      { id: 'sopar' },
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    for (const line of [
      'UID:diada@colla.example',
      'DTSTART;TZID=Europe/Madrid:20261126T130000',
      'DTEND;TZID=Europe/Madrid:20261126T160000',
      'SUMMARY:Diada\\, la gran',
      'LOCATION:Pati',
      'DESCRIPTION:Text. Amb tren.',
      'BEGIN:VTIMEZONE',
    ])
      expect(lines).toContain(line);
  });

  test('ends a whole day on the next one, also over several days and at the end of a year', () => {
    const lines = linesOf({ date: '2026-12-30', until: '2026-12-31' });
    expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  });

  test('an item with hours and several days repeats daily', () => {
    const lines = linesOf({ date: '2027-03-27', until: '2027-03-29', start: '16:00', end: '21:00' });
    // Two hours before on the day after the clocks have changed.
    expect(lines).toContain('RRULE:FREQ=DAILY;UNTIL=20270329T140000Z');
  });

  test('has a file of its own for each item', () => {
    expect(icsPath('diada-gran')).toBe('/agenda/diada-gran.ics');
  });
});
