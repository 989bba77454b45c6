import type { Construction } from '@/lib/towers/types';
import { drawElevation, topOf } from './elevation';
import { type Drawing, HALF_SHOULDERS } from './figure';

const MARGIN = 6;

/** The elevation without pinya, folre and manilles, for a small picture: a tenth of the people, so that many are drawn at once. */
export function drawTrunk(construction: Construction): Pick<Drawing, 'figures' | 'box'> {
  const figures = drawElevation(construction).figures.filter(
    ({ part, role }) => part === 'tronc' || part === 'pom' || role === 'baix',
  );
  const xs = figures.map(({ x }) => x);
  const x = Math.min(...xs) - HALF_SHOULDERS - MARGIN;
  const y = Math.min(...figures.map(topOf)) - MARGIN;
  return {
    figures,
    box: {
      x,
      y,
      width: Math.max(...xs) + HALF_SHOULDERS + MARGIN - x,
      height: Math.max(...figures.map((figure) => figure.y)) + MARGIN - y,
    },
  };
}
