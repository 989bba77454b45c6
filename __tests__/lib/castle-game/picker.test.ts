import { aTeam, onStage, rules } from '@/__tests__/builders/teams';
import { accountOf } from '@/lib/castle-game/engine/members';
import {
  bracketOf,
  openGroup,
  percentagesOf,
  pickerGroups,
  shownNetes,
  structureOf,
} from '@/lib/castle-game/picker';
import type { GameState, Round } from '@/lib/castle-game/types';

describe('chances', () => {
  test.each([
    [0.76, 4],
    [0.75, 3],
    [0.51, 3],
    [0.5, 2],
    [0.26, 2],
    [0.25, 1],
    [0, 1],
  ])('%d is in bracket %i of difficulty', (chance, bracket) => {
    expect(bracketOf(chance)).toBe(bracket);
  });

  test.each([
    [
      [0.2, 0.16, 0.36, 0.28],
      [20, 16, 36, 28],
    ],
    [
      [0.125, 0.125, 0.375, 0.375],
      [13, 13, 37, 37],
    ],
    [
      [1, 0, 0, 0],
      [100, 0, 0, 0],
    ],
  ] as const)('whole percents of %j add up to 100', (chances, percents) => {
    expect(percentagesOf(chances)).toEqual(percents);
  });
});

describe('the picker', () => {
  test('shows each tower once, in the group of its structure', () => {
    const groups = [true, false].flatMap((netes) => pickerGroups(aTeam(), netes));
    const shown = groups.flatMap(({ towers }) => towers.map(({ entry }) => entry.code));
    expect(shown.sort()).toEqual([...rules.catalogue.keys()].sort());
    expect(['FT Pd6f', '10d6', 'Td5n', '3d5a'].map(structureOf)).toEqual(['P', '10', 'T', '3']);
  });

  test('tells in a rehearsal which tower limits another one', () => {
    const limitIn = (state: GameState, code: string) =>
      pickerGroups(state, false)
        .flatMap(({ towers }) => towers)
        .find(({ entry }) => entry.code === code)?.limit;
    expect(limitIn(aTeam(), 'Pd3')).toBe('Pd3n');
    // A lifted tower needs the same one built upwards.
    expect(limitIn(aTeam(), '3d6s')).toBe('3d6');
    expect(limitIn(aTeam(), '3d6')).toBeUndefined();
    expect(limitIn(onStage(), 'Pd3')).toBeUndefined();
  });

  test('disables the groups without any tower to pick', () => {
    const groups = pickerGroups(aTeam(), false);
    const enabled = groups.filter(({ disabled }) => !disabled).map(({ structure }) => structure);
    expect(enabled).toEqual(['P']);
    const [first] = groups.find(({ structure }) => structure === '3')?.towers ?? [];
    expect(first?.refusal).toEqual({ kind: 'not enough people', needed: 28, present: 15 });
  });

  test.each([35, 37, 60])('prices a fall of a team of %d as the summary will account for it', (members) => {
    const state = onStage({ members, attendees: members });
    const priced = pickerGroups(state, false).flatMap(({ towers }) => towers.filter(({ price }) => price));
    expect(priced).not.toHaveLength(0);
    for (const { entry, price } of priced) {
      const fall = { number: 1, code: entry.code, outcome: 'intent', points: 0 } as const;
      const changeBy = (rounds: readonly Round[]) => accountOf(members, rounds, state.team.stats).change;
      expect(price?.fallen).toBe(changeBy([fall]) - changeBy([]));
    }
  });
});

describe('choice', () => {
  const groupsOf = (people: number, netes: boolean) => pickerGroups(aTeam({ attendees: people }), netes);

  test('shows full towers until told otherwise, unless only netes can be tried', () => {
    expect(shownNetes({}, groupsOf(15, false), groupsOf(15, true))).toBe(false);
    expect(shownNetes({}, groupsOf(10, false), groupsOf(10, true))).toBe(true);
    expect(shownNetes({}, groupsOf(2, false), groupsOf(2, true))).toBe(false);
    expect(shownNetes({ netes: true }, groupsOf(15, false), groupsOf(15, true))).toBe(true);
  });

  test('opens the group chosen before only while something in it can be tried', () => {
    expect(openGroup({}, groupsOf(33, false))?.structure).toBe('P');
    expect(openGroup({ structure: '3' }, groupsOf(33, false))?.structure).toBe('3');
    expect(openGroup({ structure: '9' }, groupsOf(33, false))?.structure).toBe('P');
    expect(openGroup({}, groupsOf(2, false))).toBeUndefined();
  });
});
