import { aDailyTower, CATALOGUE } from '@/__tests__/builders/daily-castell';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { choose, optionsFor, startOf } from '@/lib/games/daily-castell/building';
import { dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import { PART_NAMES } from '@/lib/games/daily-castell/types';

const parts = (code: string) => aDailyTower(code).parts;

test('one begins with the best known tower', () => {
  expect(startOf(CATALOGUE)).toBe(CATALOGUE.towers[0]);
  expect(() => startOf(dailyCatalogue([]))).toThrow(/no tower/);
});

test('whatever is chosen, what stands is a tower of the table, and every tower can be built', () => {
  const all = dailyCatalogue(DAILY_TOWERS);
  for (const from of all.towers)
    for (const to of all.towers) {
      let built = from;
      for (const name of PART_NAMES) built = choose(all, built.parts, name, to.parts[name]) ?? from;
      expect(built.code).toBe(to.code);
    }
});

test('what was chosen before stays, and what comes after changes as little as it can', () => {
  expect(choose(CATALOGUE, parts('3d8f'), 'structure', 'T')?.code).toBe('Td8fm');
  expect(choose(CATALOGUE, parts('3d6a'), 'structure', '4')?.code).toBe('4d6');
  expect(choose(CATALOGUE, parts('Td8fm'), 'structure', 'P')?.code).toBe('Pd4');
  expect(choose(CATALOGUE, parts('3d6s'), 'agulla', true)).toBeUndefined();
});

test('what goes with no tower is refused, and the reason is that of the notation before that of the table', () => {
  const refusals = <Name extends (typeof PART_NAMES)[number]>(code: string, name: Name) =>
    optionsFor(CATALOGUE, parts(code), name).flatMap(({ value, refusal }) =>
      refusal ? [[String(value), refusal.kind, refusal.code]] : [],
    );
  expect(refusals('3d5', 'holds')).toEqual([
    ['f', 'not scored', '3d5f'],
    ['fm', 'too low for its support', '3d5fm'],
    ['m', 'variant of no known five', '3d5m'],
  ]);
  expect(refusals('Td6', 'agulla')).toEqual([['true', 'agulla without room', 'Td6a']]);
  expect(refusals('Pd4', 'floors')).toEqual([
    ['5', 'not scored', 'Pd5'],
    ['6', 'not scored', 'Pd6'],
    ['7', 'not scored', 'Pd7'],
    ['8', 'not scored', 'Pd8'],
  ]);
  expect(refusals('3d6', 'structure')).toEqual([]);
});

test('options stand from the narrowest, the lowest and the plainest on, the built one chosen', () => {
  const values = (name: (typeof PART_NAMES)[number]) =>
    optionsFor(CATALOGUE, parts('3d6'), name).map(({ value, chosen }) =>
      chosen ? `[${value}]` : `${value}`,
    );
  expect(values('structure')).toEqual(['P', 'T', '[3]', '4', '5']);
  expect(values('floors')).toEqual(['4', '5', '[6]', '7', '8']);
  expect(values('holds')).toEqual(['[]', 'f', 'fm', 'm']);
  expect(values('perSota')).toEqual(['[false]', 'true']);
});
