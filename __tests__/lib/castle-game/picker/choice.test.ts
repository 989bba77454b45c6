import { aTeam } from '@/__tests__/builders/teams';
import { openGroup, shownNetes } from '@/lib/castle-game/picker/choice';
import { pickerGroups } from '@/lib/castle-game/picker/groups';

const groupsOf = (people: number, netes: boolean) => pickerGroups(aTeam({ attendees: people }), netes);

it('shows full towers until told otherwise, unless only netes can be tried', () => {
  expect(shownNetes({}, groupsOf(15, false), groupsOf(15, true))).toBe(false);
  expect(shownNetes({}, groupsOf(10, false), groupsOf(10, true))).toBe(true);
  expect(shownNetes({}, groupsOf(2, false), groupsOf(2, true))).toBe(false);
  expect(shownNetes({ netes: true }, groupsOf(15, false), groupsOf(15, true))).toBe(true);
});

it('opens the group chosen before only while something in it can be tried', () => {
  expect(openGroup({}, groupsOf(33, false))?.structure).toBe('P');
  expect(openGroup({ structure: '3' }, groupsOf(33, false))?.structure).toBe('3');
  expect(openGroup({ structure: '9' }, groupsOf(33, false))?.structure).toBe('P');
  expect(openGroup({}, groupsOf(2, false))).toBeUndefined();
});
