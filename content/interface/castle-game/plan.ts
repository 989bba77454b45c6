import type { PlanChoice } from '@/lib/castle-game/engine/plan';
import { bracketOf } from '@/lib/castle-game/picker';
import { formatPercent } from '@/lib/text/catalan';
import { DIFFICULTY_WORDS } from './picker';
import { pointsLabel } from './points-and-members';

const SLOTS = ['Primer castell', 'Segon castell', 'Tercer castell', 'Pilar'] as const;

export const PLAN_TEXTS = {
  title: 'El pla de la diada',
  change: "Canvia'l",
  none: 'A triar a plaça',
  slot: (place: number): string => SLOTS[place] ?? '',
} as const;

/** Example: "3d6 · 63 % · 130p". */
const choiceText = ({ entry: { code, descarregat }, chances }: PlanChoice): string =>
  `${code} · ${formatPercent(chances[0])} · ${pointsLabel(descarregat)}`;

/** Example: "3d6 · A l'abast, 63 % · 130p / 90p". */
export const optionText = ({
  entry: { code, descarregat, carregat },
  chances: [chance],
}: PlanChoice): string =>
  `${code} · ${DIFFICULTY_WORDS[bracketOf(chance)]}, ${formatPercent(chance)} · ${pointsLabel(descarregat)} / ${pointsLabel(carregat)}`;

/** Example: "El que demanen els Rondinaires: 4d6 · 35 % · 185p". */
export const asInvited = (host: string, choice: PlanChoice): string =>
  `El que demanen els ${host}: ${choiceText(choice)}`;

export const asPlanned = (choice: PlanChoice): string => `El del pla: ${choiceText(choice)}`;
