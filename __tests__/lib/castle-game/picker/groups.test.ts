import { aTeam, onStage, rules } from '@/__tests__/builders/teams';
import { accountOf } from '@/lib/castle-game/engine/price';
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

  it.each([35, 60])('prices a fall of a team of %d as the summary will account for it', (members) => {
    const state = onStage({ members, attendees: members });
    const priced = pickerGroups(state, false).flatMap(({ towers }) => towers.filter(({ price }) => price));
    expect(priced).not.toHaveLength(0);
    for (const { entry, price } of priced) {
      const fall = { number: 1, code: entry.code, outcome: 'intent', points: 0 } as const;
      expect(price?.fallen).toBe(accountOf(members, [fall], state.team.stats).byFalls);
    }
  });
});
