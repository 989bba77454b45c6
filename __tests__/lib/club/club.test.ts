import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import { aBoard, aDirectory, aHistory, aTenure } from '@/__tests__/builders/people';
import { club } from '@/content/club';
import {
  allBoards,
  boardMembers,
  boardSeasons,
  findBoard,
  pastSeasons,
  readBoard,
  seasonLinks,
} from '@/lib/club/boards';
import { cardAddress, careerOf, initialsOf, personOf } from '@/lib/club/people';
import { eventThings, structuredText } from '@/lib/club/structured-data';

describe('boards', () => {
  test('are written as members by block, the management first, with or without role, by id or by name', () => {
    expect(
      readBoard({
        Direcció: ['Cap: mar-soler', 'separador', 'Tresoreria: Ada Soler'],
        Xarxes: ['nil', 'Pau Mas'],
      }),
    ).toEqual({
      direccio: {
        titol: 'Direcció',
        components: [
          { carrec: 'Cap', person: 'mar-soler' },
          'separador',
          { carrec: 'Tresoreria', nom: 'Ada Soler' },
        ],
      },
      junta: [{ titol: 'Xarxes', components: [{ person: 'nil' }, { nom: 'Pau Mas' }] }],
    });
  });

  test.each([
    [undefined, { season: '2026-2027', current: true, board: aBoard('nil') }],
    ['2026-2027', { season: '2026-2027', current: true, board: aBoard('nil') }],
    ['2002-2003', { season: '2002-2003', current: false, board: aBoard('ona') }],
    ...['1999-2000', '2024', '', 'constructor', '2002-2003/'].map((season) => [season, null] as const),
  ] as const)('of the season %j is %j', (season, board) => {
    expect(findBoard(aHistory(), season)).toEqual(board);
  });

  test('links go up through the seasons and end with the current board', () => {
    expect(seasonLinks(aHistory(), '2022-2023', 'ACTUAL')).toEqual([
      { label: '2002-2003', href: '/junta-directiva/2002-2003', selected: false },
      { label: '2022-2023', href: '/junta-directiva/2022-2023', selected: true },
      { label: '2023-2024', href: '/junta-directiva/2023-2024', selected: false },
      { label: 'ACTUAL', href: '/junta-directiva', selected: false },
    ]);
  });

  test('the current board marks ACTUAL alone, and one without past has no links', () => {
    const selected = seasonLinks(aHistory(), '2026-2027', 'ACTUAL').filter((link) => link.selected);
    expect(selected.map(({ label }) => label)).toEqual(['ACTUAL']);
    expect(seasonLinks(aHistory({ i: {} }), '2026-2027', 'ACTUAL')).toEqual([]);
    expect(pastSeasons(aHistory({ i: {} }))).toEqual([]);
  });

  test('all boards go up through the seasons and end with the current one', () => {
    const seasons = ['2002-2003', '2022-2023', '2023-2024', '2026-2027'];
    expect(boardSeasons(aHistory())).toEqual(seasons);
    expect(allBoards(aHistory()).map(({ season }) => season)).toEqual(seasons);
  });

  test('members have their block, and separators are omitted', () => {
    expect(boardMembers(aBoard('nil'))).toEqual([
      { block: 'Direcció', member: { carrec: 'Presidència', person: 'nil' } },
      { block: 'Direcció', member: { carrec: 'Tresoreria', nom: 'Ada Soler' } },
      { block: 'Equip de festa', member: { person: 'mar' } },
    ]);
  });
});

test('personOf finds a person by id, and throws for unknown ids', () => {
  expect(personOf(aDirectory(), 'nil').name).toBe('Nil Costa i Roig');
  expect(() => personOf(aDirectory(), 'ningu')).toThrow(RangeError);
});

const offices = [
  { id: 'caps', role: 'Cap de colla', path: '/caps', tenures: [aTenure('mar')] },
  {
    id: 'presidents',
    role: 'Presidència',
    path: '/presidents',
    tenures: [aTenure('mar', { from: [2022], to: [2024] }), aTenure('nil', { from: [2024], to: [null] })],
  },
];
const directory = aDirectory({ offices, boards: [aHistory()] });

describe('careers', () => {
  test('lists offices with their years and boards with their seasons in order', () => {
    expect(careerOf('mar', directory)).toEqual([
      { role: 'Cap de colla', tenure: { from: [2020], to: [2022] } },
      { role: 'Presidència', tenure: { from: [2022], to: [2024] } },
      {
        role: 'Equip de festa',
        board: 'Junta directiva',
        seasons: ['2002-2003', '2022-2023', '2023-2024', '2026-2027'],
      },
      { role: 'Presidència', board: 'Junta directiva', seasons: ['2022-2023', '2023-2024'] },
    ]);
  });

  test('the card is on the first list that has the person', () => {
    expect(cardAddress('mar', offices)).toBe('/caps#mar');
    expect(cardAddress('nil', offices)).toBe('/presidents#nil');
    expect(cardAddress('pau', offices)).toBeNull();
  });
});

test.each([
  ['Jaume Ferrer i Roca', 'JF'],
  ["Òscar d'Àger", 'ÒÀ'],
  ['Maria del Mar Solé', 'MM'],
  ['Nil', 'N'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const absolute = (path: string) => `https://colla.example${path}`;
const { place } = aRehearsal();
const eventsOf = (...items: Parameters<typeof anAgendaItem>[0][]) =>
  eventThings(
    items.map((item) => anAgendaItem(item)),
    [place],
    club,
    absolute,
  );

describe('structured data', () => {
  test('is performances and open rehearsals, and no activity', () => {
    const events = eventsOf(
      { id: 'diada', kind: 'actuacio' },
      { id: 'portes', kind: 'assaig' },
      { id: 'sopar', kind: 'activitat' },
    );
    expect(events.map((event) => event['@id'])).toEqual([
      'https://colla.example/agenda/#diada',
      'https://colla.example/agenda/#portes',
    ]);
  });

  test.each([
    [{ date: '2026-11-26' }, '2026-11-26T13:00+01:00', '2026-11-26T16:00+01:00'],
    // Clocks change.
    [{ date: '2027-03-28' }, '2027-03-28T13:00+02:00', '2027-03-28T16:00+02:00'],
    [{ date: '2026-10-25' }, '2026-10-25T13:00+01:00', '2026-10-25T16:00+01:00'],
    // After midnight.
    [{ date: '2027-03-27', end: '03:00' }, '2027-03-27T13:00+01:00', '2027-03-28T03:00+02:00'],
    // Whole days.
    [
      { date: '2027-05-01', until: '2027-05-02', start: undefined, end: undefined },
      '2027-05-01',
      '2027-05-02',
    ],
  ])('%j begins at %s and ends at %s, by the clocks of Madrid', (change, startDate, endDate) => {
    const [event] = eventsOf({ kind: 'actuacio', start: '13:00', end: '16:00', ...change });
    expect(event).toMatchObject({ startDate, endDate });
  });

  test('tells what is cancelled, and what is moved from where', () => {
    const party = { kind: 'actuacio', date: '2026-11-26', start: '13:00', reason: 'pluja' } as const;
    const statusOf = (change: object) => eventsOf({ ...party, ...change })[0];
    expect(statusOf({ status: 'anul·lat' })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-11-26T13:00+01:00',
    });
    expect(statusOf({ movedTo: { date: '2026-11-28', place: 'Plaça Nova' } })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-11-26T13:00+01:00',
      startDate: '2026-11-28T13:00+01:00',
      location: { name: 'Plaça Nova' },
    });
    const elsewhere = statusOf({ movedTo: { place: 'Plaça Nova' } });
    expect(elsewhere).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Plaça Nova' },
    });
    expect(elsewhere).not.toHaveProperty('previousStartDate');
  });

  test('can be read back, and closes no script', () => {
    const text = structuredText({ '@type': 'WebSite', name: '</script><b>' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite', name: '</script><b>' }],
    });
  });
});
