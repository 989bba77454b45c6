import type { DiadaCard } from '@/lib/results/views/diada-card';
import type { FirstBuilt } from '@/lib/results/views/summary';
import { formatInteger } from '@/lib/text/catalan';
import { GLANCE_TEXTS, lastTime } from './seasons';

export const CARD_TEXTS = {
  firsts: GLANCE_TEXTS.firsts,
  links: 'Altres diades i enllaços',
  previous: 'Diada anterior',
  own: 'Enllaç a aquesta',
  next: 'Diada següent',
  everyYear: 'El mateix dia, cada any',
  album: 'Fotografies',
} as const;

/** `12a de 362 diades, i 3a de 14 de la temporada 2024-2025` */
export function placeText({ place, placeInSeason }: DiadaCard, season: string): string {
  const diades = place.of === 1 ? 'diada' : 'diades';
  return `${place.position}a de ${formatInteger(place.of)} ${diades}, i ${placeInSeason.position}a de ${placeInSeason.of} de la temporada ${season}`;
}

/** After the code. */
export function firstText([, , isLoaded, last]: FirstBuilt): string {
  const loaded = isLoaded ? `, ${GLANCE_TEXTS.loaded}` : '';
  return last === null ? `estrena${loaded}` : `recuperat${loaded}: ${lastTime(...last)}`;
}
