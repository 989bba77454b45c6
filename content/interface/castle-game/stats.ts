import type { Progress } from '@/lib/castle-game/screens/towers';
import { ofDay, toDay } from '@/lib/dates/formats';
import { formatPercent } from '@/lib/text/catalan';
import { pronounOf } from './towers';

export const STATS_TEXTS = {
  title: 'ESTADÍSTIQUES',
  heading: 'Progrés dels últims castells intentats',
  about: 'Cada línia diu com ha anat canviant la probabilitat de descarregar el castell, prova rere prova.',
  empty: 'Encara no heu intentat cap castell. Quan feu la primera prova, en veureu el progrés aquí.',
  descarregat: 'Descarregat',
  carregat: 'Carregat',
  rehearsal: 'Només als assajos',
  now: 'ara',
  attempt: 'Prova',
  chance: 'Probabilitat',
} as const;

/** Accessible name of the chart. Expects at least one attempt. */
export function chartLabel({
  stat: { code },
  points,
}: Pick<Progress, 'points'> & { readonly stat: Pick<Progress['stat'], 'code'> }): string {
  const percentAt = (index: number) => formatPercent(points.at(index)?.chance ?? 0);
  const [first, last] = [percentAt(0), percentAt(-1)];
  const tries = points.length === 1 ? 'Una prova' : `${points.length} proves`;
  const course = first === last ? `${tries}, amb un ${first}` : `${tries}, ${ofDay(first)} ${toDay(last)}`;
  return `Gràfic: ${code}. ${course} de probabilitat de descarregar-${pronounOf(code)}.`;
}
