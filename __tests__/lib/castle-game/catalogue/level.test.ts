import { levelOf } from '@/lib/castle-game/catalogue/level';
import { tuning } from '@/lib/castle-game/tuning';
import { constructionOf } from '@/lib/towers/notation';
import { aTower } from '../../../builders/towers';

const levelOfCode = (code: string, group?: number) =>
  levelOf({ code, people: 10, group }, constructionOf(code));

test.each([0, 5, 8])('a tower is as hard as its group says: %d', (group) => {
  expect(levelOfCode('Pd4', group)).toBe(group);
});

test.each(['FT', 'MT', 'PT'] as const)('without group, the piece %s is as hard as its ring', (piece) => {
  expect(levelOfCode(`${piece} 3d10fmp`)).toBe(tuning.pieceLevels[piece]);
});

test('without group, towers together are the hardest of all', () => {
  expect(levelOfCode('3d7+4d7')).toBe(8);
});

test('without group, each floor above the ground counts, and a pillar is on the ground one floor lower', () => {
  const { pillar, other } = tuning.groundFloors;
  expect(levelOfCode('3d7n')).toBe(7 - other);
  expect(levelOfCode('Pd7n')).toBe(7 - pillar);
});

test('no tower is easier than 0 or harder than 8', () => {
  const figures = { code: '3d7', people: 10 };
  expect(levelOf(figures, aTower({ floors: 2 }))).toBe(0);
  expect(levelOf(figures, aTower({ floors: 30 }))).toBe(8);
});
