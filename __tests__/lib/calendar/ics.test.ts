import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarFacts as facts, imported } from '@/__tests__/builders/calendar-file';
import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import type { AgendaItem } from '@/lib/calendar/course';
import {
  agendaToIcs,
  escapeText,
  foldLine,
  icsPath,
  MAX_OCTETS,
  type RehearsalCalendar,
  rehearsalsToIcs,
} from '@/lib/calendar/ics';
import { madridToUtc } from '@/lib/calendar/madrid-time';
import { rehearsalAnchor } from '@/lib/calendar/rehearsal-days';

/** Octets by Node's own encoder, so that the count of the source is not trusted to check itself. */
const octets = (text: string) => Buffer.byteLength(text, 'utf8');

describe('content lines', () => {
  test('commas, semicolons, backslashes and line breaks are escaped', () => {
    expect(escapeText('Pati, 12; a\\b\r\nc\nd')).toBe('Pati\\, 12\\; a\\\\b\\nc\\nd');
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
    ...facts,
    title: 'Assaig',
    season: { from: '2026-09-14', to: '2027-06-10' },
    rehearsals: [aRehearsal(), aRehearsal({ id: 'dijous', weekday: 'dijous', from: '20:00', to: '22:00' })],
    pauses: [{ from: '2026-12-08', to: '2026-12-08', reason: 'Festiu' }],
    changes: [],
    agenda: [],
    ...change,
  };
}

describe('a calendar file', () => {
  test('ends every line in CRLF, and none passes 75 octets', () => {
    const ics = rehearsalsToIcs(aCalendar({ description: 'Assaig obert a tothom, à é í. '.repeat(12) }));
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of ics.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(MAX_OCTETS);
  });

  test('has its name, and says when to ask again', () => {
    const file = new ICAL.Component(ICAL.parse(rehearsalsToIcs(aCalendar())));
    const property = (name: string) => String(file.getFirstPropertyValue(name));
    expect(property('x-wr-calname')).toBe('Assajos\\, tots');
    expect(property('refresh-interval')).toBe('PT2H');
    expect(property('x-published-ttl')).toBe('PT2H');
    expect(property('method')).toBe('PUBLISH');
  });

  test('is the same if nothing has changed, and of a later revision in the next build', () => {
    const revisions = (built: number) => {
      const ics = agendaToIcs({ ...facts, built }, [anAgendaItem()]);
      return imported(ics).map(({ sequence, revised }) => ({ sequence, revised }));
    };
    const [first] = revisions(facts.built);
    expect(revisions(facts.built)).toEqual([first]);
    expect(first?.revised).toEqual(['2026-11-25T09:00:30Z', '2026-11-25T09:00:30Z']);
    const [next] = revisions(facts.built + 60_000);
    expect(next?.sequence).toBeGreaterThan(first?.sequence ?? 0);
    // RFC 5545 allows integers of 32 bits.
    expect(next?.sequence).toBeLessThan(2 ** 31);
  });
});

describe('the file of the rehearsals', () => {
  test('says of a cancelled day that it is, under the same identifier', () => {
    const changes = [
      { date: '2026-12-01', rehearsal: 'dimarts', status: 'anul·lat', reason: 'pluja' },
    ] as const;
    const ofDay = (calendar: RehearsalCalendar) =>
      imported(rehearsalsToIcs(calendar)).find(({ from }) => from === '2026-12-01T14:00:00');
    const [before, after] = [aCalendar(), aCalendar({ changes })].map(ofDay);
    expect(before).toMatchObject({
      title: 'Assaig',
      status: 'CONFIRMED',
      location: 'Pati, Carrer Major, 1',
      description: "A l'aire lliure.",
      url: 'https://colla.example/agenda/#horaris',
    });
    expect(after).toMatchObject({
      uid: before?.uid,
      title: 'ASSAIG ANUL·LAT: Assaig',
      status: 'CANCELLED',
      description: "Canvi: pluja. A l'aire lliure.",
      url: `https://colla.example/agenda/#${rehearsalAnchor('dimarts', '2026-12-01')}`,
    });
  });

  test('identifiers stay when hours, season or pauses change', () => {
    const uids = (calendar: RehearsalCalendar) =>
      new Set(imported(rehearsalsToIcs(calendar)).map(({ uid }) => uid));
    const next = aCalendar({
      season: { from: '2027-09-14', to: '2028-06-10' },
      pauses: [],
      rehearsals: aCalendar().rehearsals.map((rehearsal) => ({ ...rehearsal, from: '15:00' as const })),
    });
    expect(uids(aCalendar()).size).toBe(2);
    expect(uids(next)).toEqual(uids(aCalendar()));
  });

  test('omits a rehearsal without dates', () => {
    const calendar = aCalendar({ season: { from: '2026-09-15', to: '2026-09-15' } });
    expect(imported(rehearsalsToIcs(calendar)).map(({ uid }) => uid)).toEqual(['dimarts@colla.example']);
  });
});

const shownOf = (...items: Partial<AgendaItem>[]) =>
  imported(
    agendaToIcs(
      facts,
      items.map((item) => anAgendaItem(item)),
    ),
  );
const diada = {
  id: 'diada',
  kind: 'actuacio',
  title: 'Diada, la gran',
  date: '2026-11-26',
  start: '13:00',
  end: '16:00',
  howToGet: 'Amb tren.',
} as const;

describe('the file of the agenda', () => {
  test('keeps the identifier of what is cancelled or moved, and says so', () => {
    expect(shownOf({ ...diada, status: 'anul·lat', reason: 'pluja' })).toMatchObject([
      {
        uid: 'diada@colla.example',
        title: 'ACTUACIÓ ANUL·LADA: Diada, la gran',
        status: 'CANCELLED',
        description: 'Canvi: pluja. Text. Amb tren.',
        starts: madridToUtc('2026-11-26', '13:00'),
      },
    ]);
    expect(
      shownOf({ ...diada, movedTo: { date: '2026-11-28', place: 'Plaça' }, reason: 'pluja' }),
    ).toMatchObject([
      {
        uid: 'diada@colla.example',
        title: 'Diada, la gran',
        status: 'CONFIRMED',
        location: 'Plaça',
        description: 'Canvi: pluja. Text.',
        starts: madridToUtc('2026-11-28', '13:00'),
      },
    ]);
  });

  test('has a file of its own for each item', () => {
    expect(icsPath('diada-gran')).toBe('/agenda/diada-gran.ics');
  });
});
