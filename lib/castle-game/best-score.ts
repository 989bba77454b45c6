import { formatInteger } from '@/lib/text/number';

const MOST_POINTS = 100_000;

/** Returns 0 if the stored score is missing or invalid. */
export function bestScoreIn(text: string | null | undefined): number {
  const points = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return points <= MOST_POINTS ? points : 0;
}

/** In its own file, to avoid importing the tower parser. */
export const bestScoreText = (points: number): string =>
  `La millor marca: ${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`;
