import type { CatalogueEntry, Chances } from '@/lib/castle-game/catalogue/types';
import { attemptRefusal } from '@/lib/castle-game/engine/attempt';
import { phaseOf } from '@/lib/castle-game/engine/performance';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import type { GameState } from '@/lib/castle-game/types';
import { type Bracket, bracketOf } from './chances';

/** Groups of the picker, by the structure that the notation starts with. */
export const STRUCTURE_GROUPS = [
  { structure: 'P', name: 'Pilar' },
  { structure: 'T', name: 'Torre' },
  { structure: '3', name: 'Tres' },
  { structure: '4', name: 'Quatre' },
  { structure: '5', name: 'Cinc' },
  { structure: '7', name: 'Set' },
  { structure: '9', name: 'Nou' },
  { structure: '10', name: 'Deu' },
] as const;
export type StructureGroup = (typeof STRUCTURE_GROUPS)[number];

export type PickerTower = {
  readonly entry: CatalogueEntry;
  readonly chances: Chances;
  readonly bracket: Bracket;
  /** Why it cannot be picked now; nothing when it can. */
  readonly refusal: Refusal | undefined;
};

export type PickerGroup = StructureGroup & {
  readonly towers: readonly PickerTower[];
  /** No tower of the group can be picked. */
  readonly disabled: boolean;
};

/** Structure of a tower of the game, the one of its tower for a piece of training: `P` for `FT Pd6f`. */
export const structureOf = (code: string): string =>
  code
    .replace(/^[FMP]T /, '')
    .split('d', 1)
    .join();

/** The picker: `netes` shows what is only rehearsed, otherwise the towers that score. Looking changes nothing. */
export function pickerGroups(state: GameState, netes: boolean): PickerGroup[] {
  const { today, stats } = state.team;
  const phase = today.type === 'performance' ? phaseOf(state) : undefined;
  const entries = Object.values(stats).filter((entry) => entry.rehearsalOnly === netes);
  return STRUCTURE_GROUPS.map((group) => {
    const towers = entries
      .filter(({ code }) => structureOf(code) === group.structure)
      .map((entry): PickerTower => {
        const chances = chancesOf(stats, entry.code);
        const refusal = attemptRefusal(state, entry.code, phase);
        return { entry, chances, bracket: bracketOf(chances[0]), refusal };
      });
    return { ...group, towers, disabled: towers.every(({ refusal }) => refusal) };
  });
}
