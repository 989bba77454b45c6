import fc from 'fast-check';
import { aDailyTower, CATALOGUE } from '@/__tests__/builders/daily-castell';
import { almostCode } from '@/__tests__/builders/towers';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { addDays } from '@/lib/dates/days';
import { choose, optionsFor, readTry } from '@/lib/games/daily-castell/building';
import { castellOf, dailyCatalogue, PART_NAMES } from '@/lib/games/daily-castell/catalogue';
import { askedDay, FIRST_DAY, playableDays } from '@/lib/games/daily-castell/days';

const catalogue = dailyCatalogue(DAILY_TOWERS);
const TEN_YEARS = 3650;
const dates = Array.from({ length: TEN_YEARS }, (_, day) => addDays(FIRST_DAY, day));
const answers = dates.map((date) => castellOf(catalogue, date));
/** Days between two turns of a tower. More is impossible with so few towers. */
const AWAY = 7 * Math.floor(DAILY_TOWERS.length / 7);

test('in ten years a tower repeats only after all others of its weekday', () => {
  const last = new Map<string, number>();
  for (const [day, { code }] of answers.entries()) {
    const before = last.get(code);
    if (before !== undefined) expect([code, day - before >= AWAY]).toEqual([code, true]);
    last.set(code, day);
  }
  expect(AWAY).toBeGreaterThanOrEqual(56);
});

test('each week has well-known towers on Monday and rare ones on Sunday', () => {
  const rank = new Map(catalogue.towers.map(({ code }, place) => [code, place]));
  for (let monday = 0; monday + 7 <= TEN_YEARS; monday += 7) {
    const ranks = answers.slice(monday, monday + 7).map(({ code }) => rank.get(code) ?? -1);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks).size).toBe(7);
  }
});

test('days before the first one have a castell too, for wrong clocks', () => {
  expect(DAILY_TOWERS.map(({ code }) => code)).toContain(castellOf(catalogue, '1999-01-01').code);
});

describe('building', () => {
  const parts = (code: string) => aDailyTower(code).parts;

  test('any choice gives a tower of the table, and all towers can be built', () => {
    const anyTower = fc.constantFrom(...catalogue.towers);
    fc.assert(
      fc.property(anyTower, anyTower, (from, to) => {
        let built = from;
        for (const name of PART_NAMES) built = choose(catalogue, built.parts, name, to.parts[name]) ?? from;
        expect(built.code).toBe(to.code);
      }),
    );
  });

  test('earlier parts stay, later ones change as little as possible', () => {
    expect(choose(CATALOGUE, parts('3d8f'), 'structure', 'T')?.code).toBe('Td8fm');
    expect(choose(CATALOGUE, parts('3d6a'), 'structure', '4')?.code).toBe('4d6');
    expect(choose(CATALOGUE, parts('Td8fm'), 'structure', 'P')?.code).toBe('Pd4');
    expect(choose(CATALOGUE, parts('3d6s'), 'agulla', true)).toBeUndefined();
  });

  test('impossible options are refused, first by the notation, then by the table', () => {
    const refusals = <Name extends (typeof PART_NAMES)[number]>(code: string, name: Name) =>
      optionsFor(CATALOGUE, parts(code), name).flatMap(({ value, refusal }) =>
        refusal ? [[String(value), refusal.kind, refusal.code]] : [],
      );
    expect(refusals('3d5', 'holds')).toEqual([
      ['f', 'not scored', '3d5f'],
      ['fm', 'too low for its support', '3d5fm'],
      ['m', 'variant of no known five', '3d5m'],
    ]);
    expect(refusals('Td6', 'agulla')).toEqual([['true', 'agulla without room', 'Td6a']]);
    expect(refusals('Pd4', 'floors')).toEqual([
      ['5', 'not scored', 'Pd5'],
      ['6', 'not scored', 'Pd6'],
      ['7', 'not scored', 'Pd7'],
      ['8', 'not scored', 'Pd8'],
    ]);
    expect(refusals('3d6', 'structure')).toEqual([]);
  });
});

describe('reading', () => {
  test.each([
    ['3d8f', '3d8f'],
    [' 3D8F ', '3d8f'],
    ['3 de 8 f', '3d8f'],
    ['2d8fm', 'Td8fm'],
    ['tde8fm', 'Td8fm'],
  ])('"%s" is read as %s', (written, code) => {
    expect(readTry(CATALOGUE, written)).toMatchObject({ ok: true, tower: { code } });
  });

  test.each([
    ['', 'empty'],
    ['folre', 'unreadable'],
    ['11d7', 'unknown structure'],
    ['3d15', 'floors out of range'],
    ['3d4f', 'too low for its support'],
    ['Pd5a', 'agulla without room'],
    ['3d8m', 'manilles without folre'],
    ['Pd8fp', 'puntals without manilles'],
    ['3d6n', 'neta'],
    ['Pd4cam', 'walks'],
    ['Vd5', 'several'],
    ['3d7+4d7', 'several'],
    ['3d9', 'not scored'],
    ['3d8fC', 'unknown marks'],
  ])('"%s" cannot be tried: %s', (written, kind) => {
    expect(readTry(CATALOGUE, written)).toMatchObject({ ok: false, refusal: { kind } });
  });

  test('reading a try never throws', () => {
    fc.assert(fc.property(almostCode, (text) => typeof readTry(CATALOGUE, text).ok === 'boolean'));
  });
});

describe('calendar', () => {
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
  ])('a query for "%s" gives %s', (asked, date) => {
    expect(askedDay(asked, '2026-11-22')).toBe(date);
  });
});
