import { towerPath } from '@/lib/towers/address';

test("a tower's page stands below its code, escaped where it holds characters with a meaning", () => {
  expect(towerPath('4d8')).toBe('/castells/4d8');
  expect(towerPath('3d7+4d7')).toBe('/castells/3d7%2B4d7');
});
