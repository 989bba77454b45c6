import fc from 'fast-check';
import { aSnapshot } from '@/__tests__/builders/results';
import { parseListQuery } from '@/lib/results/list-query';
import {
  ALL_SEASONS,
  formatListQuery,
  formatSeasonQuery,
  oneSeason,
  parseSeasonQuery,
} from '@/lib/results/query';
import {
  areDiadesUnchanged,
  isUnchanged,
  lacksDiades,
  lacksScores,
  readingRange,
} from '@/lib/results/snapshot';
import { LIST_OUTCOMES } from '@/lib/results/views/list-filter';
import { fingerprint } from '@/lib/values/hash';

const bytes = (text: string) => new TextEncoder().encode(text);
const texts = { diades: bytes('dia,mes\n1,2\n'), puntuacions: bytes('castell\n3d7\n') };
const snapshotFacts = {
  ...aSnapshot,
  fingerprints: { diades: fingerprint(texts.diades), puntuacions: fingerprint(texts.puntuacions) },
};

test.each<[string, boolean, object?, string?]>([
  ['with the same bytes', true],
  ['with another row', false, { diades: bytes('dia,mes\n1,2\n3,4\n') }],
  ['with other points', false, { puntuacions: bytes('') }],
  ['on the last day of the season', true, {}, '2027-08-31'],
  ['in a new season', false, {}, '2027-09-01'],
])('CSVs %s are unchanged: %s', (_, unchanged, ...[other, today]) => {
  expect(isUnchanged(snapshotFacts, { ...texts, ...other }, today ?? snapshotFacts.built)).toBe(unchanged);
});

test('diades change when the date of a future row comes', () => {
  const waiting = { ...snapshotFacts, nextDate: '2026-12-01' };
  const days = ['2026-11-30', '2026-12-01'];
  expect(days.map((day) => areDiadesUnchanged(waiting, texts.diades, day))).toEqual([true, false]);
});

test('the date of the snapshot replaces that of a clock that is behind the build', () => {
  const built = { from: '1994-01-01', to: snapshotFacts.built };
  expect(readingRange(snapshotFacts, '1970-01-01')).toEqual(built);
  expect(readingRange(snapshotFacts, '2030-01-01').to).toBe('2030-01-01');
});

test.each([
  [90, 100, false],
  [89, 100, true],
  [0, 100, true],
  [3, 5, false],
  [2, 5, true],
  [1, 2, false],
  [0, 2, true],
  [0, 0, false],
])('%i diades or towers are too few instead of %i: %s', (count, kept, lacks) => {
  expect(lacksDiades({ count }, { count: kept })).toBe(lacks);
  expect(lacksScores(count, { scored: kept })).toBe(lacks);
});

const choices = { towns: ['Vic', "L'Hospitalet & més"], codes: ['3d7+4d7', 'Pd4', '3d7'] };

describe('the query of the list', () => {
  const NONE = { from: null, to: null, day: null, town: null, code: null, outcome: null };

  test.each<[string, object | null, readonly (readonly [string, string])[]]>([
    [
      '?des=2024-09-01&fins=2025-08-31&poblacio=Vic&castell=3d7%2B4d7',
      { ...NONE, from: '2024-09-01', to: '2025-08-31', town: 'Vic', code: '3d7+4d7' },
      [],
    ],
    // A plus sign typed by hand: the reader joins both.
    ['?castell=3d7+4d7', { ...NONE, code: '3d7 4d7' }, []],
    ['', null, []],
    ['?utm_source=x', null, []],
    ['?poblacio=&castell=', NONE, []],
    ['?castell=none', NONE, []],
    [
      '?des=2024-02-31&fins=2024-3-1&poblacio=Vic&castell=constructor&castell=3d7',
      { ...NONE, town: 'Vic', code: 'constructor' },
      [
        ['des', '2024-02-31'],
        ['fins', '2024-3-1'],
      ],
    ],
    ['?castell=4+de+8&poblacio=vic', { ...NONE, town: 'Vic', code: '4 de 8' }, []],
    ['?castell=3d7&resultat=caiguda', { ...NONE, code: '3d7', outcome: 'caiguda' }, []],
    ['?resultat=bé', NONE, [['resultat', 'bé']]],
    ['?dia=02-29', { ...NONE, day: '02-29' }, []],
    ['?dia=31-02', NONE, [['dia', '31-02']]],
  ])('%j is read, and what is invalid is reported', (search, filter, ignored) => {
    const values = ignored.map(([name, value]) => ({ name, value }));
    expect(parseListQuery(search, choices)).toEqual({ filter, ignored: values });
  });

  test('parsing a formatted query returns the filter', () => {
    const date = fc.option(fc.constantFrom('1994-09-01', '2024-02-29'));
    const filters = fc.record({
      from: date,
      to: date,
      day: fc.option(fc.constantFrom('02-29', '04-23')),
      town: fc.option(fc.constantFrom(...choices.towns)),
      code: fc.option(fc.constantFrom(...choices.codes)),
      outcome: fc.option(fc.constantFrom(...LIST_OUTCOMES)),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseListQuery(formatListQuery(filter), choices)).toEqual({ filter, ignored: [] });
      }),
    );
  });
});

const seasons = ['2022-2023', '2023-2024', '2024-2025'] as const;

describe('the query of the summary', () => {
  test.each([
    ['', ALL_SEASONS],
    ['?temporada=2023-2024', oneSeason('2023-2024')],
    ['?temporada=2022-2023..2024-2025', { kind: 'range', first: '2022-2023', last: '2024-2025' }],
    ['?temporada=2024-2025,2022-2023', { kind: 'comparison', seasons: ['2024-2025', '2022-2023'] }],
  ] as const)('%j is read and written', (search, choice) => {
    expect(parseSeasonQuery(search, seasons)).toEqual({ choice, ignored: [] });
    expect(formatSeasonQuery(choice)).toBe(search);
  });

  test.each([
    ['a reversed range', '2024-2025..2022-2023', '?temporada=2022-2023..2024-2025', []],
    ['a range of one season', '2023-2024..2023-2024', '?temporada=2023-2024', []],
    ['a season compared with itself', '2023-2024,2023-2024', '?temporada=2023-2024', []],
    ['spaces and an escaped comma', ' 2022-2023%2C 2023-2024', '?temporada=2022-2023,2023-2024', []],
    ['an unknown season', '1890-1891', '', ['1890-1891']],
    ['a range with an unknown end', '1890-1891..2023-2024', '', ['1890-1891..2023-2024']],
    ['a range without an end', '2023-2024..', '', ['2023-2024..']],
    ['a comparison with an unknown season', '1890-1891,2023-2024', '?temporada=2023-2024', ['1890-1891']],
    ['a third season', '2022-2023,2023-2024,2024-2025', '?temporada=2022-2023,2023-2024', ['2024-2025']],
  ])('%s: what is not used is reported', (_, value, read, ignored) => {
    const query = parseSeasonQuery(`?temporada=${value}`, seasons);
    expect(formatSeasonQuery(query.choice)).toBe(read);
    expect(query.ignored).toEqual(ignored.map((text) => ({ name: 'temporada', value: text })));
  });
});
