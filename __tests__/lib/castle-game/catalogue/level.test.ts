import { levelOf } from '@/lib/castle-game/catalogue/level';
import { tuning } from '@/lib/castle-game/tuning';
import { parseConstruction } from '@/lib/towers/notation';

function level(code: string, group?: number): number {
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(code);
  return levelOf({ code, people: 1, ...(group === undefined ? {} : { group }) }, parsed.construction);
}

test('the level of a tower is its group, whatever its floors', () => {
  expect(level('3d5', 7)).toBe(7);
  expect(level('4d9f', 0)).toBe(0);
});

test.each([
  ['Pd3n', 0],
  ['Pd5n', 2],
  ['3d4n', 0],
  ['3d7n', 3],
  ['9d6n', 2],
  ['Pd10', 7],
  ['4d10', 6],
])('without a group %s has the level of its floors', (code, expected) => {
  expect(level(code)).toBe(expected);
});

test.each(['FT', 'MT', 'PT'] as const)('a %s has a level of its own', (piece) => {
  expect(level(`${piece} Pd8fmp`)).toBe(tuning.pieceLevels[piece]);
});

test('towers built together are the hardest', () => {
  expect(level('3d7+4d7')).toBe(8);
});
