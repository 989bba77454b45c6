import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import type { TowerFigures } from '@/lib/castle-game/catalogue/types';

const neta: TowerFigures = { code: '3d4n', people: 12, rehearsalOnly: true };
const low: TowerFigures = { code: '3d5', group: 0, subgroup: 1, people: 28, carregat: 15, descarregat: 20 };
const withAgulla: TowerFigures = { code: '3d6fa', group: 2, people: 60, carregat: 30, descarregat: 40 };
const catalogue = buildCatalogue([low, withAgulla, neta]);

test('the towers come by their codes, in the order of the tables', () => {
  expect([...catalogue.keys()]).toEqual(['3d5', '3d6fa', '3d4n']);
});

test('a tower keeps the figures of its table', () => {
  expect(catalogue.get('3d5')).toMatchObject({ ...low, rehearsalOnly: false });
});

test('what is only rehearsed has neither group nor points', () => {
  const nothing = { group: null, subgroup: null, carregat: 0, descarregat: 0 };
  expect(catalogue.get('3d4n')).toMatchObject({ ...neta, ...nothing });
  expect(catalogue.get('3d6fa')).toMatchObject({ subgroup: null });
});

test('the odds follow from the level and from the other towers of the table', () => {
  expect(catalogue.get('3d5')?.odds.dependencies).toEqual({ '3d4n': 1 });
  expect(catalogue.get('3d5')?.odds).not.toEqual(catalogue.get('3d6fa')?.odds);
});

test('a tower is found whatever way the game spells it', () => {
  const tall = buildCatalogue([{ code: '3d7fa', group: 3, people: 90 }, withAgulla]);
  expect(tall.get('3d7fa')?.odds.dependencies).toEqual({ '3d6fa': 1 });
});

test('an exception puts its level or its dependencies in the place of those of the rules, for its tower alone', () => {
  const reason = 'made up';
  const harder = buildCatalogue([low, withAgulla, neta], [{ code: '3d5', reason, level: 7 }]);
  expect(harder.get('3d5')?.odds.own[0]).toBeLessThan(catalogue.get('3d5')?.odds.own[0] ?? 0);
  expect(harder.get('3d5')?.odds.dependencies).toEqual({ '3d4n': 1 });
  expect(harder.get('3d6fa')).toEqual(catalogue.get('3d6fa'));
  const apart = buildCatalogue([low, withAgulla, neta], [{ code: '3d5', reason, dependencies: {} }]);
  expect(apart.get('3d5')?.odds).toMatchObject({ dependencies: {}, leaning: 0 });
  expect(apart.get('3d5')?.odds.own).toEqual(catalogue.get('3d5')?.odds.own);
});

test('nothing of it can be changed, however deep', () => {
  const entry = catalogue.get('3d5');
  for (const part of [entry, entry?.odds, entry?.odds.own, entry?.odds.multipliers.intent])
    expect(Object.isFrozen(part)).toBe(true);
});

test('a code that is no tower stops the build and says which', () => {
  expect(() => buildCatalogue([{ code: '6d7', people: 70 }])).toThrow('6d7 is no tower: unknown structure');
});
