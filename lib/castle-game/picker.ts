import { attemptRefusal } from './engine/attempt';
import { chancesOf, LEARNT, limitOf, missingFor } from './engine/chances';
import { priceOf } from './engine/members';
import { phaseOf } from './engine/performance';
import type { Refusal } from './engine/refusal';
import type { CatalogueEntry, Chances, GameState } from './types';

/** Whole percentages that add up to 100 (largest remainder method). */
export function percentagesOf(chances: Chances): readonly [number, number, number, number] {
  const floors = chances.map((chance) => Math.floor(chance * 100));
  const left = 100 - floors.reduce((sum, value) => sum + value, 0);
  const remainders = chances.map((chance, index) => ({ index, rest: chance * 100 - (floors[index] ?? 0) }));
  const raised = new Set(
    remainders
      .sort((one, other) => other.rest - one.rest)
      .slice(0, left)
      .map(({ index }) => index),
  );
  const [a = 0, b = 0, c = 0, d = 0] = floors.map((value, index) => value + (raised.has(index) ? 1 : 0));
  return [a, b, c, d];
}
/** Number of filled bars: 4 is the safest. */
export const BRACKETS = [1, 2, 3, 4] as const;
export type Bracket = (typeof BRACKETS)[number];

/** `chance` of descarregat, 0 to 1. */
export function bracketOf(chance: number): Bracket {
  if (chance > 0.75) return 4;
  if (chance > 0.5) return 3;
  return chance > 0.25 ? 2 : 1;
}

/** First part of a tower code. */
export const STRUCTURES = ['P', 'T', '3', '4', '5', '7', '9', '10'] as const;
export type PickerStructure = (typeof STRUCTURES)[number];

export type PickerTower = {
  readonly entry: CatalogueEntry;
  readonly chances: Chances;
  readonly bracket: Bracket;
  /** The tower to rehearse before more attempts of this one can help. Only in a rehearsal. */
  readonly limit: string | undefined;
  /** Members whom a fall costs, 0 or negative. `undefined` in a rehearsal, or if refused. */
  readonly price: number | undefined;
  readonly refusal: Refusal | undefined;
};

export type PickerGroup = {
  readonly structure: PickerStructure;
  readonly towers: readonly PickerTower[];
  readonly disabled: boolean;
};

/** Example: `P` for `FT Pd6f`. */
export const structureOf = (code: string): string => code.replace(/^[FMP]T |d.*$/g, '');

/** `netes` selects rehearsal towers instead of those that score. */
export function pickerGroups(state: GameState, netes: boolean): PickerGroup[] {
  const { today, stats } = state.team;
  const phase = today.type === 'performance' ? phaseOf(state) : undefined;
  const entries = Object.values(stats).filter((entry) => entry.rehearsalOnly === netes);
  return STRUCTURES.map((structure) => {
    const towers = entries
      .filter(({ code }) => structureOf(code) === structure)
      .map((entry): PickerTower => {
        const chances = chancesOf(stats, entry.code);
        const refusal = attemptRefusal(state, entry.code, phase);
        const isLearnt = chances[0] >= LEARNT;
        const limit =
          phase || isLearnt ? undefined : (missingFor(stats, entry.odds) ?? limitOf(stats, entry.code));
        const price = phase && !refusal ? priceOf(state.team, state.rounds, entry.code) : undefined;
        return { entry, chances, bracket: bracketOf(chances[0]), limit, price, refusal };
      });
    return { structure, towers, disabled: towers.every(({ refusal }) => refusal) };
  });
}

/** Missing choices have defaults. */
export type PickerChoice = {
  readonly structure?: PickerStructure;
  readonly netes?: boolean;
  readonly inRow?: boolean;
};

export const somethingIn = (groups: readonly PickerGroup[]) => groups.some(({ disabled }) => !disabled);

/** By default, netes are shown only if no full tower can be tried. */
export const shownNetes = (
  { netes }: PickerChoice,
  full: readonly PickerGroup[],
  neta: readonly PickerGroup[],
): boolean => netes ?? (!somethingIn(full) && somethingIn(neta));

export const openGroup = (
  { structure }: { readonly structure?: string | undefined },
  groups: readonly PickerGroup[],
): PickerGroup | undefined =>
  groups.find((group) => group.structure === structure && !group.disabled) ??
  groups.find(({ disabled }) => !disabled);
