import { isWeek, mondayOf, weekOf } from '@/lib/castle-game/challenge/week';
import { addDays } from '@/lib/dates/days';

describe('the week of a date', () => {
  // From the examples of ISO 8601.
  it.each([
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['2005-01-01', '2004-W53'],
    ['2005-12-31', '2005-W52'],
    ['2007-01-01', '2007-W01'],
    ['2008-12-29', '2009-W01'],
    ['2009-12-31', '2009-W53'],
    ['2010-01-03', '2009-W53'],
    ['2010-01-04', '2010-W01'],
  ])('%s is %s', (date, week) => {
    expect(weekOf(date)).toBe(week);
  });

  it('goes from its Monday to its Sunday, without a gap for thirty years', () => {
    let monday = '2005-01-03';
    for (let index = 0; index < 1600; index += 1) {
      const week = weekOf(monday);
      expect(mondayOf(week)).toBe(monday);
      expect(weekOf(addDays(monday, 6))).toBe(week);
      expect(isWeek(week)).toBe(true);
      monday = addDays(monday, 7);
    }
  });

  it.each(
    ['2026-W54', '2026-W53', '2025-W53', '2026-W00', '2026-47', '', '0000-W01'].filter(
      (week) => week !== '2026-W53',
    ),
  )('%s is none', (week) => {
    expect(isWeek(week)).toBe(false);
  });
});
