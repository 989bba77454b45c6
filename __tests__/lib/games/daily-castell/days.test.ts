import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { aDay, CATALOGUE } from '@/__tests__/builders/daily-castell';
import { weekdayOf } from '@/lib/dates/days';
import {
  askedDay,
  dayNumber,
  decodeDays,
  encodeDays,
  FIRST_DAY,
  MAX_TRIES,
  playableDays,
} from '@/lib/games/daily-castell/days';
import { dailyRules } from '@/lib/games/daily-castell/game';

describe('calendar', () => {
  test('day 1 is a Monday', () => {
    expect(weekdayOf(FIRST_DAY)).toBe('dilluns');
    expect(dayNumber(FIRST_DAY)).toBe(1);
    expect(dayNumber('2026-11-22')).toBe(70);
    expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2);
  });

  test('the last 31 days are playable, today first, none before day 1', () => {
    const days = playableDays('2026-11-22');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-22', '2026-10-23', 31]);
    expect(playableDays('2026-09-16')).toEqual(['2026-09-16', '2026-09-15', '2026-09-14']);
    expect(playableDays('2003-01-01')).toEqual([FIRST_DAY]);
  });

  test.each([
    ['2026-11-01', '2026-11-01'],
    ['', '2026-11-22'],
    ['2026-11-23', '2026-11-22'],
    ['2026-10-01', '2026-11-22'],
    ['2026-02-31', '2026-11-22'],
    ['constructor', '2026-11-22'],
  ])('a query for "%s" gives %s', (asked, date) => {
    expect(askedDay(asked, '2026-11-22')).toBe(date);
  });
});

describe('saved', () => {
  const SIX = ['3d5', '4d5', 'Pd4', '5d5', '4d6', '3d6'];
  const DAYS = {
    '2026-09-14': { tries: ['3d6', '3d7'], result: 2 },
    '2026-09-15': { tries: SIX, result: 0 },
    '2026-09-17': { tries: ['3d6'], result: null },
  };

  test('a saved game is loaded unchanged', () => {
    expect(decodeDays(encodeDays(DAYS))).toEqual(DAYS);
    expect(JSON.parse(encodeDays(DAYS)).dies['2026-09-14']).toEqual({ proves: ['3d6', '3d7'], resultat: 2 });
  });

  test.each([
    ['nothing', null],
    ['no text of ours', '[]'],
    ['half a text', '{"versio":1,"dies":{'],
    ['another version', encodeDays(DAYS).replace('"versio":1', '"versio":2')],
  ])('%s has no days', (_what, text) => {
    expect(decodeDays(text)).toEqual({});
  });

  test.each([
    ['a date that does not exist', '2026-02-30', { proves: ['3d6'], resultat: null }],
    ['a day without tries', '2026-09-16', { proves: [], resultat: null }],
    ['too many tries', '2026-09-16', { proves: [...SIX, '3d7'], resultat: null }],
    ['a result that the tries do not bear out', '2026-09-16', { proves: ['3d6'], resultat: 4 }],
    ['a day lost with tries left', '2026-09-16', { proves: ['3d6'], resultat: 0 }],
    ['a day under way with none left', '2026-09-16', { proves: SIX, resultat: null }],
    ['a day that is a word', '2026-09-16', 'x'],
  ])('%s is skipped, and the other days stay', (_what, date, day) => {
    const text = JSON.stringify({ versio: 1, dies: { ...JSON.parse(encodeDays(DAYS)).dies, [date]: day } });
    expect(decodeDays(text)).toEqual(DAYS);
  });

  test('reading never throws', () => {
    fc.assert(fc.property(fc.json(), (text) => typeof decodeDays(text) === 'object'));
  });

  test('a game is saved after the first try and loaded with its date', () => {
    const { decode, isWorthSaving, encode } = dailyRules(CATALOGUE, '2026-09-14');
    expect(isWorthSaving(aDay('2026-09-14'))).toBe(false);
    const state = { date: '2026-09-14', days: DAYS };
    expect(isWorthSaving(state)).toBe(true);
    expect(decode(encode(state))).toEqual(state);
    expect(SIX).toHaveLength(MAX_TRIES);
  });
});

const ZONES = ['Europe/Madrid', 'UTC', 'America/Mexico_City', 'Pacific/Auckland'];

async function report(zone: string): Promise<{ offset: string; days: readonly string[] }> {
  const script = '__tests__/builders/daily-report.ts';
  const env = { ...process.env, TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env });
  const [offset = '', ...days] = stdout.trim().split(' ');
  return { offset, days };
}

test("the castell changes at Madrid's midnight in any time zone, also when clocks change", async () => {
  const reports = await Promise.all(ZONES.map(report));
  expect(new Set(reports.map(({ offset }) => offset)).size).toBe(ZONES.length);
  const [first, ...others] = reports.map(({ days }) => days);
  for (const other of others) expect(other).toEqual(first);
  const dates = first?.map((day) => day.slice(0, 10));
  expect(dates).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-25',
    '2026-10-25',
    '2026-10-26',
    '2027-03-27',
    '2027-03-28',
    '2027-03-28',
    '2027-03-29',
    '2026-12-31',
    '2027-01-01',
  ]);
  const numbers = first?.map((day) => Number(day.split('=')[1])) ?? [];
  expect([numbers[4] ?? 0, numbers[8] ?? 0, numbers[10] ?? 0]).toEqual([
    (numbers[0] ?? 0) + 2,
    (numbers[5] ?? 0) + 2,
    (numbers[9] ?? 0) + 1,
  ]);
}, 60_000);
