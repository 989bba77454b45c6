import type { PickerGroup, PickerStructure } from './groups';

/** Choices of the player in the picker. Defaults apply to missing ones. */
export type PickerChoice = {
  readonly structure?: PickerStructure;
  readonly netes?: boolean;
  /** Try towers in series. */
  readonly inRow?: boolean;
};

const somethingIn = (groups: readonly PickerGroup[]) => groups.some(({ disabled }) => !disabled);

/** Returns the choice. By default, shows netes only if no full tower can be tried. */
export const shownNetes = (
  { netes }: PickerChoice,
  full: readonly PickerGroup[],
  neta: readonly PickerGroup[],
): boolean => netes ?? (!somethingIn(full) && somethingIn(neta));

/** Returns the chosen group if any of its towers can be tried, or else the first such group. */
export const openGroup = (
  { structure }: PickerChoice,
  groups: readonly PickerGroup[],
): PickerGroup | undefined =>
  groups.find((group) => group.structure === structure && !group.disabled) ??
  groups.find(({ disabled }) => !disabled);
