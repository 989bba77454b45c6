import { rulebook } from '@/content/castle-game/rulebook';
import { type PickerGroup, pickerGroups } from '@/lib/castle-game/picker/groups';
import type { GameState } from '@/lib/castle-game/types';

/** What can be picked, the full towers and, at rehearsal, the netes apart. */
export const pickable = (
  state: GameState,
): { readonly full: readonly PickerGroup[]; readonly neta: readonly PickerGroup[] } => ({
  full: pickerGroups(rulebook, state, false),
  neta: state.team.today.type === 'assaig' ? pickerGroups(rulebook, state, true) : [],
});
