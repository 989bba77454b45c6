import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { aCopy } from '@/__tests__/builders/results';
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
const copy = {
  ...aCopy,
  fingerprints: { diades: fingerprint(texts.diades), puntuacions: fingerprint(texts.puntuacions) },
};

describe('unchanged CSVs', () => {
  test('have the same bytes', () => {
    expect(isUnchanged(copy, texts, copy.built)).toBe(true);
    expect(isUnchanged(copy, { ...texts, diades: bytes('dia,mes\n1,2\n3,4\n') }, copy.built)).toBe(false);
    expect(isUnchanged(copy, { ...texts, puntuacions: bytes('') }, copy.built)).toBe(false);
  });

  test('count as changed in a new season', () => {
    expect(isUnchanged(copy, texts, '2027-08-31')).toBe(true);
    expect(isUnchanged(copy, texts, '2027-09-01')).toBe(false);
  });
});

describe('the date of the snapshot', () => {
  test('counts as changed when the date of a future row comes', () => {
    const waiting = { ...copy, nextDate: '2026-12-01' };
    expect(areDiadesUnchanged(waiting, texts.diades, '2026-11-30')).toBe(true);
    expect(areDiadesUnchanged(waiting, texts.diades, '2026-12-01')).toBe(false);
  });

  test('replaces the date of a clock that is behind the build', () => {
    expect(readingRange(copy, '1970-01-01')).toEqual({ from: '1994-01-01', to: copy.built });
    expect(readingRange(copy, '2030-01-01').to).toBe('2030-01-01');
  });
});

describe('a CSV that lacks diades or towers', () => {
  test.each([
    [100, false],
    [90, false],
    [89, true],
    [0, true],
  ])('has %s of 100: %s', (count, lacks) => {
    expect(lacksDiades({ ...aCopy, count }, { ...aCopy, count: 100 })).toBe(lacks);
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
    expect(lacksDiades({ ...aCopy, count: 0 }, { ...aCopy, count: 0 })).toBe(false);
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
}, 60_000);
