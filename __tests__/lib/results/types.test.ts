import { seasonsUntil } from '@/lib/results/types';

test('seasons go from 1994-1995 to the current one, which changes on 1 September', () => {
  expect(seasonsUntil('1996-08-31')).toEqual(['1994-1995', '1995-1996']);
  expect(seasonsUntil('1996-09-01').at(-1)).toBe('1996-1997');
  expect(seasonsUntil('2026-11-21')).toHaveLength(33);
  expect(seasonsUntil('1990-01-01')).toEqual([]);
});
