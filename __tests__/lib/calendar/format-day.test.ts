import { formatDay, formatDays, formatMonth } from '@/lib/calendar/format-day';

describe('formatDay', () => {
  it.each([
    ['2026-11-26', 'dijous, 26 de novembre'],
    ['2026-10-03', "dissabte, 3 d'octubre"],
    ['2027-02-28', 'diumenge, 28 de febrer'],
  ])('writes %s as %s', (date, words) => expect(formatDay(date)).toBe(words));

  it('refuses a day that does not exist', () => expect(() => formatDay('2027-02-29')).toThrow(RangeError));
});

describe('formatDays', () => {
  it.each([
    ['2026-09-24', '2026-09-24', '24 de setembre'],
    ['2026-12-07', '2026-12-08', 'del 7 al 8 de desembre'],
    ['2026-12-22', '2027-01-07', 'del 22 de desembre al 7 de gener'],
  ])('writes %s to %s as %s', (from, to, words) => expect(formatDays(from, to)).toBe(words));
});

it('names the month of a date with its year', () => {
  expect(formatMonth('2026-11-26')).toBe('novembre de 2026');
});
