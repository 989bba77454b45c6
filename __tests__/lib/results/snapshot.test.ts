import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { aSnapshot } from '@/__tests__/builders/results';
import {
  ALL_SEASONS,
  formatListQuery,
  formatSeasonQuery,
  oneSeason,
  parseListQuery,
  parseSeasonQuery,
} from '@/lib/results/query';
import {
  areDiadesUnchanged,
  isUnchanged,
  lacksDiades,
  lacksScores,
  readingRange,
} from '@/lib/results/snapshot';
import { fingerprint } from '@/lib/values/hash';

const bytes = (text: string) => new TextEncoder().encode(text);
const texts = { diades: bytes('dia,mes\n1,2\n'), puntuacions: bytes('castell\n3d7\n') };
const snapshotFacts = {
  ...aSnapshot,
  fingerprints: { diades: fingerprint(texts.diades), puntuacions: fingerprint(texts.puntuacions) },
};

describe('unchanged CSVs', () => {
  test('have the same bytes', () => {
    expect(isUnchanged(snapshotFacts, texts, snapshotFacts.built)).toBe(true);
    expect(
      isUnchanged(snapshotFacts, { ...texts, diades: bytes('dia,mes\n1,2\n3,4\n') }, snapshotFacts.built),
    ).toBe(false);
    expect(isUnchanged(snapshotFacts, { ...texts, puntuacions: bytes('') }, snapshotFacts.built)).toBe(false);
  });

  test('count as changed in a new season', () => {
    expect(isUnchanged(snapshotFacts, texts, '2027-08-31')).toBe(true);
    expect(isUnchanged(snapshotFacts, texts, '2027-09-01')).toBe(false);
  });
});

describe('the date of the snapshot', () => {
  test('counts as changed when the date of a future row comes', () => {
    const waiting = { ...snapshotFacts, nextDate: '2026-12-01' };
    expect(areDiadesUnchanged(waiting, texts.diades, '2026-11-30')).toBe(true);
    expect(areDiadesUnchanged(waiting, texts.diades, '2026-12-01')).toBe(false);
  });

  test('replaces the date of a clock that is behind the build', () => {
    expect(readingRange(snapshotFacts, '1970-01-01')).toEqual({
      from: '1994-01-01',
      to: snapshotFacts.built,
    });
    expect(readingRange(snapshotFacts, '2030-01-01').to).toBe('2030-01-01');
  });
});

describe('a CSV that lacks diades or towers', () => {
  test.each([
    [100, false],
    [90, false],
    [89, true],
    [0, true],
  ])('has %s of 100: %s', (count, lacks) => {
    expect(lacksDiades({ ...aSnapshot, count }, { ...aSnapshot, count: 100 })).toBe(lacks);
    expect(lacksScores(count, { scored: 100 })).toBe(lacks);
  });

  test.each([
    [5, 3, false],
    [5, 2, true],
    [2, 1, false],
    [2, 0, true],
  ])('of %s has %s: %s', (kept, count, lacks) => {
    expect(lacksDiades({ count }, { count: kept })).toBe(lacks);
  });

  test('is accepted if the snapshot has none', () => {
    expect(lacksDiades({ ...aSnapshot, count: 0 }, { ...aSnapshot, count: 0 })).toBe(false);
  });
});

const ZONES = ['Europe/Madrid', 'UTC', 'America/Mexico_City', 'Pacific/Auckland'];

/** The report in a time zone, after its offset from UTC in minutes. */
async function report(zone: string): Promise<{ offset: string; results: string }> {
  const script = '__tests__/builders/results-report.ts';
  const env = { ...process.env, TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env });
  const [offset = '', ...results] = stdout.split(' ');
  return { offset, results: results.join(' ') };
}

test('results are the same in every time zone', async () => {
  const reports = await Promise.all(ZONES.map(report));
  expect(new Set(reports.map(({ offset }) => offset)).size).toBe(ZONES.length);
  const [first, ...others] = reports.map(({ results }) => results);
  expect(first).toContain('"season":"2023-2024"');
  for (const other of others) expect(other).toBe(first);
});

const choices = { towns: ['Vic', "L'Hospitalet & més"], codes: ['3d7+4d7', 'Pd4', '3d7'] };

describe('the query of the list', () => {
  test('has a parameter for each filter', () => {
    expect(parseListQuery('?des=2024-09-01&fins=2025-08-31&poblacio=Vic&castell=3d7%2B4d7', choices)).toEqual(
      {
        filter: { from: '2024-09-01', to: '2025-08-31', town: 'Vic', code: '3d7+4d7' },
        ignored: [],
      },
    );
  });

  test('a plus sign typed by hand stays a plus sign', () => {
    expect(parseListQuery('?castell=3d7+4d7', choices).filter?.code).toBe('3d7+4d7');
  });

  test.each(['', '?', '?utm_source=x'])('%j has no filter', (search) => {
    expect(parseListQuery(search, choices)).toEqual({ filter: null, ignored: [] });
  });

  test('invalid values are ignored and reported; the others apply', () => {
    const search = '?des=2024-02-31&fins=2024-3-1&poblacio=Vic&castell=constructor&castell=3d7';
    expect(parseListQuery(search, choices)).toEqual({
      filter: { from: null, to: null, town: 'Vic', code: null },
      ignored: [
        { name: 'des', value: '2024-02-31' },
        { name: 'fins', value: '2024-3-1' },
        { name: 'castell', value: 'constructor' },
      ],
    });
  });

  test.each(['?poblacio=&castell=', '?castell=none'])('%s shows all diades', (search) => {
    expect(parseListQuery(search, choices)).toEqual({
      filter: { from: null, to: null, town: null, code: null },
      ignored: [],
    });
  });

  test('parsing a formatted query returns the filter', () => {
    const date = fc.option(fc.constantFrom('1994-09-01', '2024-02-29'));
    const filters = fc.record({
      from: date,
      to: date,
      town: fc.option(fc.constantFrom(...choices.towns)),
      code: fc.option(fc.constantFrom(...choices.codes)),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseListQuery(formatListQuery(filter), choices)).toEqual({ filter, ignored: [] });
      }),
    );
  });

  test('no query makes the parser throw', () => {
    fc.assert(fc.property(fc.string(), (search) => void parseListQuery(search, choices)));
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

  test('no query makes the parser throw', () => {
    const texts = fc.array(fc.constantFrom('..', ',', '.', ...seasons, 'x')).map((parts) => parts.join(''));
    fc.assert(fc.property(texts, (text) => void parseSeasonQuery(`?temporada=${text}`, seasons)));
  });
});
