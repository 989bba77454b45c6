import type { CatalogueEntry, Chances } from '@/lib/castle-game/catalogue/types';
import { attemptRefusal } from '@/lib/castle-game/engine/attempt';
import { phaseOf } from '@/lib/castle-game/engine/performance';
import { type Price, priceOf } from '@/lib/castle-game/engine/price';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import type { GameState } from '@/lib/castle-game/types';
import { type Bracket, bracketOf } from './chances';

/** First part of a tower code. */
export const STRUCTURES = ['P', 'T', '3', '4', '5', '7', '9', '10'] as const;
export type PickerStructure = (typeof STRUCTURES)[number];

export type PickerTower = {
  readonly entry: CatalogueEntry;
  readonly chances: Chances;
  readonly bracket: Bracket;
  /** `undefined` in a rehearsal, or if refused. */
  readonly price: Price | undefined;
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
        const price = phase && !refusal ? priceOf(state.team, state.rounds, entry.code, chances) : undefined;
        return { entry, chances, bracket: bracketOf(chances[0]), price, refusal };
      });
    return { structure, towers, disabled: towers.every(({ refusal }) => refusal) };
  });
}
