import { aPerformance } from '@/__tests__/builders/teams';
import {
  holidayOn,
  lastTimeOf,
  type NamedDiada,
  namedDiadaOn,
  namedPerformances,
  nextDiada,
} from '@/lib/castle-game/history/diades';
import { addDays, weekdayOf } from '@/lib/dates/days';

const aDiada = (id: string, around: string): NamedDiada => ({
  id,
  name: id,
  town: 'Enlloc',
  around,
  stake: 'Res.',
  drawing: 'M0 0z',
});
const spring = aDiada('spring', '04-23');
const newYear = aDiada('new year', '12-31');
const both = [spring, newYear];

describe('a named diada', () => {
  test.each([
    ['on its own day when that is a Thursday', '2026-04-23', 'spring'],
    ['on the Thursday before', '2027-04-22', 'spring'],
    ['on the Thursday after', '2024-04-25', 'spring'],
    ['in the next year when the nearest Thursday is there', '2025-01-02', 'new year'],
  ])('is %s', (_, date, id) => {
    expect(namedDiadaOn(both, date)?.id).toBe(id);
  });

  test('comes exactly once a year, on a Thursday', () => {
    for (let year = 2023; year < 2060; year += 1) {
      const days = Array.from({ length: 365 }, (_, day) => addDays(`${year}-01-10`, day));
      const found = days.filter((day) => namedDiadaOn([spring], day));
      expect(found).toHaveLength(1);
      expect(found.map(weekdayOf)).toEqual(['dijous']);
    }
  });

  test('that does not exist in a year is not there, nor on any other day', () => {
    expect(namedDiadaOn([aDiada('leap', '02-29')], '2024-02-29')?.id).toBe('leap');
    expect(nextDiada([aDiada('leap', '02-29')], '2025-01-01')).toBeUndefined();
    expect(namedDiadaOn(both, '2024-04-24')).toBeUndefined();
  });
});

describe('the next diada', () => {
  test.each([
    ['2024-04-25', '2024-04-25', 0],
    ['2024-04-22', '2024-04-25', 0],
    ['2024-04-16', '2024-04-25', 1],
    ['2024-04-11', '2024-04-25', 2],
    ['2024-04-29', '2025-01-02', 35],
    ['2025-01-06', '2025-04-24', 15],
  ])('on %s is on %s, in %i weeks', (date, day, weeks) => {
    expect(nextDiada(both, date)).toMatchObject({ day, weeks });
  });

  test('is none when there are none', () => {
    expect(nextDiada([], '2024-04-25')).toBeUndefined();
  });
});

test('a holiday lasts from its first to its last day, also over the new year', () => {
  const holiday = (from: string, to: string) => ({ from, to, name: from, text: '' });
  const holidays = [holiday('12-22', '01-07'), holiday('08-01', '08-31')];
  const on = (date: string) => holidayOn(holidays, date)?.name;
  expect(['2024-12-22', '2024-12-31', '2025-01-07'].map(on)).toEqual(['12-22', '12-22', '12-22']);
  expect(['2024-08-01', '2024-08-31'].map(on)).toEqual(['08-01', '08-01']);
  expect(['2024-12-21', '2025-01-08', '2024-07-31'].map(on)).toEqual([undefined, undefined, undefined]);
});

test('the named performances of a team, also of saves without game dates, and the last time of one', () => {
  const first = aPerformance({ day: '2024-04-25', points: 100 });
  const plain = aPerformance({ day: '2024-05-02', points: 900 });
  const old = aPerformance({ endedAt: Date.UTC(2026, 3, 23, 18), points: 300 });
  const history = [first, plain, old];
  expect(namedPerformances(both, history)).toEqual([
    { diada: spring, day: '2024-04-25', performance: first },
    { diada: spring, day: '2026-04-23', performance: old },
  ]);
  expect(lastTimeOf(spring, history, '2026-04-23')).toBe(first);
  expect(lastTimeOf(spring, history, '2024-04-25')).toBeUndefined();
  expect(lastTimeOf(newYear, history, '2030-01-01')).toBeUndefined();
});
