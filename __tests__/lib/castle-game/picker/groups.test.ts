import { aTeam, rules } from '@/__tests__/builders/teams';
import { pickerGroups, structureOf } from '@/lib/castle-game/picker/groups';

describe('the picker', () => {
  it('shows each tower once, in the group of its structure', () => {
    const groups = [true, false].flatMap((netes) => pickerGroups(aTeam(), netes));
    const shown = groups.flatMap(({ towers }) => towers.map(({ entry }) => entry.code));
    expect(shown.sort()).toEqual([...rules.catalogue.keys()].sort());
    expect(['FT Pd6f', '10d6', 'Td5n', '3d5a'].map(structureOf)).toEqual(['P', '10', 'T', '3']);
  });

  it('disables the groups without any tower to pick', () => {
    const groups = pickerGroups(aTeam(), false);
    const enabled = groups.filter(({ disabled }) => !disabled).map(({ structure }) => structure);
    expect(enabled).toEqual(['P']);
    const [first] = groups.find(({ structure }) => structure === '3')?.towers ?? [];
    expect(first?.refusal).toEqual({ kind: 'not enough people', needed: 28, present: 15 });
  });
});
