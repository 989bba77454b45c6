import { formatInteger } from '@/lib/text/number';

/** More points than any performance gives. */
const MOST_POINTS = 100_000;

/** The best score that a browser remembers, from the text it keeps; 0 when it keeps none that can be. */
export function bestScoreIn(text: string | null | undefined): number {
  const points = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return points <= MOST_POINTS ? points : 0;
}

/** The best score of the simulator, as it is said. Apart from the other words, which bring the towers with them. */
export const bestScoreText = (points: number): string =>
  `La millor marca: ${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`;
