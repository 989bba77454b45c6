import type { CatalogueEntry, Chances } from '@/lib/castle-game/catalogue/types';
import { attemptRefusal } from '@/lib/castle-game/engine/attempt';
import { phaseOf } from '@/lib/castle-game/engine/performance';
import { type Price, priceOf } from '@/lib/castle-game/engine/price';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import type { GameState } from '@/lib/castle-game/types';
import { type Bracket, bracketOf } from './chances';

/** Groups of the picker: the structures that the code of a tower starts with. */
export const STRUCTURES = ['P', 'T', '3', '4', '5', '7', '9', '10'] as const;
export type PickerStructure = (typeof STRUCTURES)[number];

export type PickerTower = {
  readonly entry: CatalogueEntry;
  readonly chances: Chances;
  readonly bracket: Bracket;
  /** What it is worth to try it in the performance in course; nothing at a rehearsal. */
  readonly price: Price | undefined;
  /** Why it cannot be picked now; nothing when it can. */
  readonly refusal: Refusal | undefined;
};

export type PickerGroup = {
  readonly structure: PickerStructure;
  readonly towers: readonly PickerTower[];
  /** No tower of the group can be picked. */
  readonly disabled: boolean;
};

/** Structure of a tower of the game, the one of its tower for a piece of training: `P` for `FT Pd6f`. */
export const structureOf = (code: string): string => code.replace(/^[FMP]T |d.*$/g, '');

/** The picker: `netes` shows what is only rehearsed, otherwise the towers that score. Looking changes nothing. */
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
        const price = phase && !refusal ? priceOf(state.team, state.rounds, entry.code, chances) : undefined;
        return { entry, chances, bracket: bracketOf(chances[0]), price, refusal };
      });
    return { structure, towers, disabled: towers.every(({ refusal }) => refusal) };
  });
}
