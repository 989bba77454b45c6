import type { PickerGroup, PickerStructure } from './groups';

/** What the player last chose in the picker; what was never chosen is left to the picker. */
export type PickerChoice = {
  readonly structure?: PickerStructure;
  readonly netes?: boolean;
  /** Towers are tried some times in a row. */
  readonly inRow?: boolean;
};

const somethingIn = (groups: readonly PickerGroup[]) => groups.some(({ disabled }) => !disabled);

/** Whether the netes are shown: as chosen, otherwise only when nothing else can be tried. */
export const shownNetes = (
  { netes }: PickerChoice,
  full: readonly PickerGroup[],
  neta: readonly PickerGroup[],
): boolean => netes ?? (!somethingIn(full) && somethingIn(neta));

/** The group that is open: the one chosen while something in it can be tried, otherwise the first that can. */
export const openGroup = (
  { structure }: PickerChoice,
  groups: readonly PickerGroup[],
): PickerGroup | undefined =>
  groups.find((group) => group.structure === structure && !group.disabled) ??
  groups.find(({ disabled }) => !disabled);
