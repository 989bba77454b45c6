import { SERIES_END_TEXTS } from '@/lib/castle-game/memory/words';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { LastAttempt, Series } from '@/lib/castle-game/types';
import { joinList } from '@/lib/text/list';
import { counted } from '@/lib/text/sentence';

const times = (outcomes: readonly GameOutcome[], outcome: GameOutcome): number =>
  outcomes.filter((one) => one === outcome).length;

export function seriesTitle({ outcomes }: Series): string {
  const done = times(outcomes, 'descarregat');
  const all = outcomes.length;
  if (done === all) return `Descarregat ${all} de ${all}!`;
  return done === 0 ? `Cap descarregat de ${all}` : `Descarregat ${done} de ${all}`;
}

/** Example: "5 proves, 3 descarregats." */
export function seriesSentence({ outcomes, end }: Series): string {
  const done = times(outcomes, 'descarregat');
  const unloaded = done === 0 ? 'cap descarregat' : counted(done, 'descarregat', 'descarregats');
  const went = `${counted(outcomes.length, 'prova', 'proves')}, ${unloaded}.`;
  return end ? `${went} ${SERIES_END_TEXTS[end]}` : went;
}

/** Empty if the attempt completed no mission. */
export function completedSentence({ missions }: Pick<LastAttempt, 'missions'>): string {
  if (missions.length === 0) return '';
  const titles = joinList(missions.map((title) => `«${title}»`));
  return `${missions.length === 1 ? 'Missió completada' : 'Missions completades'}: ${titles}.`;
}

export const seriesLabel = (code: string, count: number): string => `Torna-hi ×${count}: ${code}`;
