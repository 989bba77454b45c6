import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { tuning } from '@/lib/castle-game/tuning';

const three = { code: '3d5', group: 1, subgroup: 2, people: 28, carregat: 15, descarregat: 20 } as const;

describe('the catalogue', () => {
  test('has the towers by their codes, in the order in which they were given', () => {
    const catalogue = buildCatalogue([three, { code: '3d4n', people: 7, rehearsalOnly: true }]);
    expect([...catalogue.keys()]).toEqual(['3d5', '3d4n']);
    expect(catalogue.get('3d5')).toMatchObject({ ...three, rehearsalOnly: false });
  });

  test('gives no group and no points to what has none', () => {
    const catalogue = buildCatalogue([{ code: '3d4n', people: 7, rehearsalOnly: true }]);
    expect(catalogue.get('3d4n')).toMatchObject({
      group: null,
      subgroup: null,
      carregat: 0,
      descarregat: 0,
      rehearsalOnly: true,
    });
  });

  test('finds what a tower leans on however its code is spelt', () => {
    const catalogue = buildCatalogue([
      { code: '3d9fa', people: 1 },
      { code: '3d8fa', people: 1 },
    ]);
    expect(catalogue.get('3d9fa')?.odds.dependencies).toEqual({ '3d8fa': 1 });
  });

  test('makes an exception of a level or of what a tower leans on, and of no other tower', () => {
    const towers = [three, { ...three, code: '4d5' }, { code: '3d4n', people: 7 }];
    const catalogue = buildCatalogue(towers, [
      { code: '3d5', reason: 'It is hard.', level: 8 },
      { code: '4d5', reason: 'It is odd.', dependencies: { '3d5': 1 } },
    ]);
    expect(catalogue.get('3d5')?.odds.own[0]).toBe(tuning.start[8]);
    expect(catalogue.get('3d5')?.odds.dependencies).toEqual({ '3d4n': 1 });
    expect(catalogue.get('4d5')?.odds.own[0]).toBe(tuning.start[1]);
    expect(catalogue.get('4d5')?.odds.dependencies).toEqual({ '3d5': 1 });
  });

  test('cannot be changed, in no part of an entry', () => {
    const entry = buildCatalogue([three, { code: '3d4n', people: 7 }]).get('3d5');
    if (!entry) throw new Error('no 3d5');
    for (const part of [entry, entry.odds, entry.odds.own, entry.odds.multipliers, entry.odds.dependencies])
      expect(Object.isFrozen(part)).toBe(true);
  });

  test('refuses a code that cannot be read, and says which', () => {
    expect(() => buildCatalogue([{ code: '3x5', people: 1 }])).toThrow('3x5 is no tower: ');
  });
});
