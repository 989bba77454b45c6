import { formatPercent } from '@/lib/text/number';
import type { Progress } from './progress';

/** What a chart of progress shows, for who does not see it. Expects one attempt at least. */
export function chartLabel({ stat: { castell }, points }: Progress): string {
  const [first, last] = [points.at(0)?.chance ?? 0, points.at(-1)?.chance ?? 0].map(formatPercent);
  const course =
    points.length === 1
      ? `Una prova, amb un ${first}`
      : `${points.length} proves, d'un ${first} a un ${last}`;
  return `Gràfic: ${castell}. ${course} de probabilitat de descarregar-lo.`;
}
