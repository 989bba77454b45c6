import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { Series } from '@/lib/castle-game/types';

const times = (outcomes: readonly GameOutcome[], outcome: GameOutcome): number =>
  outcomes.filter((one) => one === outcome).length;

/** How some attempts in a row went, as a heading. */
export function seriesTitle({ outcomes }: Series): string {
  const done = times(outcomes, 'descarregat');
  const all = outcomes.length;
  if (all === 1) return done === 1 ? 'Descarregat a la primera' : 'Una prova, cap descarregat';
  if (done === all) return `Descarregat ${all} de ${all}!`;
  return done === 0 ? `Cap descarregat de ${all}` : `Descarregat ${done} de ${all}`;
}

/** Name of the button that tries a tower some times in a row. */
export const seriesLabel = (code: string, count: number): string => `Torna-hi ×${count}: ${code}`;
