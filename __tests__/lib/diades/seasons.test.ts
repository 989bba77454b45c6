import { seasonDates, seasonOf, seasonsUntil } from '@/lib/diades/seasons';

describe('seasons', () => {
  test.each([
    ['2024-08-31', '2023-2024'],
    ['2024-09-01', '2024-2025'],
    ['2025-01-01', '2024-2025'],
    ['1999-12-31', '1999-2000'],
  ])('%s belongs to %s', (date, season) => {
    expect(seasonOf(date)).toBe(season);
  });

  test('run from 1 September to 31 August', () => {
    expect(seasonDates('2024-2025')).toEqual({ from: '2024-09-01', to: '2025-08-31' });
  });

  test('the list goes from 1994-1995 to the current one, which changes on 1 September', () => {
    expect(seasonsUntil('1996-08-31')).toEqual(['1994-1995', '1995-1996']);
    expect(seasonsUntil('1996-09-01').at(-1)).toBe('1996-1997');
    expect(seasonsUntil('2026-11-21')).toHaveLength(33);
    expect(seasonsUntil('1990-01-01')).toEqual([]);
  });
});
