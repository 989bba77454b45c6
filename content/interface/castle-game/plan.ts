import type { PlanChoice } from '@/lib/castle-game/engine/plan';
import { formatPercent } from '@/lib/text/catalan';
import { pointsLabel } from './points-and-members';

const SLOTS = ['Primer castell', 'Segon castell', 'Tercer castell', 'Pilar'] as const;

export const PLAN_TEXTS = {
  title: 'El pla de la diada',
  change: 'Canvieu-lo',
  none: 'A triar a plaça',
  slot: (place: number): string => SLOTS[place] ?? '',
} as const;

/** Example: "3d6 · 63 % · 130p". */
export const choiceText = ({ entry: { code, descarregat }, chances }: PlanChoice): string =>
  `${code} · ${formatPercent(chances[0])} · ${pointsLabel(descarregat)}`;

/** Example: "El que demanen els Rondinaires: 4d6 · 35 % · 185p". */
export const asInvited = (host: string, choice: PlanChoice): string =>
  `El que demanen els ${host}: ${choiceText(choice)}`;

export const asPlanned = (choice: PlanChoice): string => `Com al pla: ${choiceText(choice)}`;
