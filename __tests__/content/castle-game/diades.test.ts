import { diades, holidays } from '@/content/castle-game/diades';
import { holidayOn, namedDiadaOn } from '@/lib/castle-game/history/diades';
import { addDays, calendarDate } from '@/lib/dates/days';

const course = (year: number) => Array.from({ length: 366 }, (_, day) => addDays(`${year}-09-01`, day));

test('six diades have a name and a town of their own, and a date that exists', () => {
  expect(diades).toHaveLength(6);
  expect(new Set(diades.map(({ name }) => name)).size).toBe(diades.length);
  expect(new Set(diades.map(({ town }) => town)).size).toBe(diades.length);
  for (const { around } of diades)
    expect(calendarDate(2023, Number(around.slice(0, 2)), Number(around.slice(3)))).toBe(`2023-${around}`);
});

test('no course puts a named diada in a holiday, or in August', () => {
  for (let year = 2023; year < 2037; year += 1) {
    const named = course(year).filter((day) => namedDiadaOn(diades, day));
    expect(named.filter((day) => holidayOn(holidays, day))).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(diades.length);
  }
});

test('every heading is drawn inside its box', () => {
  for (const { drawing } of diades) expect(drawing).toMatch(/^M[\d.]+ [\d.]+[\dA-Za-z .-]+z$/);
});
