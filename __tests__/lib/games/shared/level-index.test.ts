import fc from 'fast-check';
import { neighbourLevels, parseLevelIndex } from '@/lib/games/shared/level-index';

test.each(['0', '1', '2'])('%s is a level of three', (segment) => {
  expect(parseLevelIndex(segment, 3)).toBe(Number(segment));
});

test.each([
  '3',
  '-1',
  '1.0',
  '01',
  '1e0',
  '0x1',
  ' 1',
  '1 ',
  '+1',
  '',
  'x',
  '１',
  'constructor',
  '__proto__',
])('%j is no level of three', (segment) => {
  expect(parseLevelIndex(segment, 3)).toBeNull();
});

test('no text but the plain number of a level is one', () => {
  fc.assert(
    fc.property(fc.string(), (segment) => {
      const level = parseLevelIndex(segment, 5);
      expect(level === null || String(level) === segment).toBe(true);
    }),
  );
});

test('the first level has none before it and the last none after', () => {
  expect(neighbourLevels(0, 3)).toEqual({ previous: null, next: 1 });
  expect(neighbourLevels(1, 3)).toEqual({ previous: 0, next: 2 });
  expect(neighbourLevels(2, 3)).toEqual({ previous: 1, next: null });
  expect(neighbourLevels(0, 1)).toEqual({ previous: null, next: null });
});
