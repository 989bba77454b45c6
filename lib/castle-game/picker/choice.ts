import type { PickerGroup, PickerStructure } from './groups';

/** Missing choices have defaults. */
export type PickerChoice = {
  readonly structure?: PickerStructure;
  readonly netes?: boolean;
  readonly inRow?: boolean;
};

const somethingIn = (groups: readonly PickerGroup[]) => groups.some(({ disabled }) => !disabled);

/** By default, netes are shown only if no full tower can be tried. */
export const shownNetes = (
  { netes }: PickerChoice,
  full: readonly PickerGroup[],
  neta: readonly PickerGroup[],
): boolean => netes ?? (!somethingIn(full) && somethingIn(neta));

/** Returns the chosen group if a tower in it can be tried, otherwise the first such group. */
export const openGroup = (
  { structure }: PickerChoice,
  groups: readonly PickerGroup[],
): PickerGroup | undefined =>
  groups.find((group) => group.structure === structure && !group.disabled) ??
  groups.find(({ disabled }) => !disabled);
