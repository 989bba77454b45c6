import { formatInteger } from '@/lib/text/number';

/** Upper bound for a score. */
const MOST_POINTS = 100_000;

/** Parses the stored best score. Returns 0 if it is missing or invalid. */
export function bestScoreIn(text: string | null | undefined): number {
  const points = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return points <= MOST_POINTS ? points : 0;
}

/** Apart from the other messages, to avoid importing the tower parser. */
export const bestScoreText = (points: number): string =>
  `La millor marca: ${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`;
