import type { PlanChoice } from '@/lib/castle-game/engine/plan';
import { percentagesOf } from '@/lib/castle-game/picker';
import { formatInteger } from '@/lib/text/catalan';
import { pointsLabel } from './points-and-members';

const SLOTS = ['Primer castell', 'Segon castell', 'Tercer castell', 'Pilar'] as const;

export const PLAN_TEXTS = {
  title: 'El pla de la diada',
  change: 'Canvieu-lo',
  none: 'A triar a plaça',
  /** With the points below which members leave, if the towers do not bring as many, and what the pilar adds. */
  total(expected: number, pilar: number, needed: number): string {
    const of = expected < needed ? ` dels ${formatInteger(needed)} que calen` : '';
    const more = pilar > 0 ? `, i ${pointsLabel(pilar)} més si surt el pilar` : '';
    return `compteu amb uns ${pointsLabel(expected)}${of}${more}.`;
  },
  slot: (place: number): string => SLOTS[place] ?? '',
} as const;

/** Example: "3d6 · 63 % · 130p", which no line breaks. The percentage is that of the tower's card. */
const choiceText = ({ entry: { code, descarregat }, chances }: PlanChoice): string =>
  `${code} · ${percentagesOf(chances)[0]} % · ${pointsLabel(descarregat)}`.replaceAll(' ', '\u00a0');

/** With the points of a carregat too. Example: "3d6 · 63 % · 130p / 95p". */
export const optionText = (choice: PlanChoice): string =>
  `${choiceText(choice)} / ${pointsLabel(choice.entry.carregat)}`;

/** Example: "El que demanen els Rondinaires: 4d6 · 35 % · 185p". */
export const asInvited = (host: string, choice: PlanChoice): string =>
  `El que demanen els ${host}: ${choiceText(choice)}`;

export const asPlanned = (choice: PlanChoice, plan: readonly string[] = []): string =>
  `${plan.includes(choice.entry.code) ? 'El del pla' : 'Fora del pla'}: ${choiceText(choice)}`;
