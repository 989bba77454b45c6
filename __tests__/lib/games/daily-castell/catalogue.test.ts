import { CATALOGUE } from '@/__tests__/builders/daily-castell';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { addDays } from '@/lib/dates/days';
import { castellOf, dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import { FIRST_DAY } from '@/lib/games/daily-castell/days';

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

test('any ten weeks contain all towers of the table', () => {
  for (const start of [0, 100, 2000]) {
    const codes = new Set(answers.slice(start, start + 70).map(({ code }) => code));
    expect(codes.size).toBe(DAILY_TOWERS.length);
  }
});

test('each week goes from well-known towers on Monday to rare ones on Sunday', () => {
  const rank = new Map(catalogue.towers.map(({ code }, place) => [code, place]));
  for (let monday = 0; monday + 7 <= TEN_YEARS; monday += 7) {
    const ranks = answers.slice(monday, monday + 7).map(({ code }) => rank.get(code) ?? -1);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks).size).toBe(7);
  }
});

test('the first towers have few points and common parts', () => {
  const codes = catalogue.towers.map(({ code }) => code);
  const place = (code: string) => codes.indexOf(code);
  expect(place('3d6')).toBeLessThan(place('10d6'));
  expect(place('4d7')).toBeLessThan(place('4d7a'));
  expect(place('3d7')).toBeLessThan(place('3d9fm'));
});

test('days before the first one have a castell too, for wrong clocks', () => {
  expect(castellOf(catalogue, addDays(FIRST_DAY, -1)).code).toBe(
    castellOf(catalogue, addDays(FIRST_DAY, -1)).code,
  );
  expect(DAILY_TOWERS.map(({ code }) => code)).toContain(castellOf(catalogue, '1999-01-01').code);
});

test('fewer than seven towers throw', () => {
  expect(() => castellOf(dailyCatalogue(DAILY_TOWERS.slice(0, 3)), FIRST_DAY)).toThrow(/seven towers/);
  expect(castellOf(CATALOGUE, FIRST_DAY).code).toBeTruthy();
});
