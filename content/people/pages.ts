import type { OfficePage } from '@/lib/club/people';
import type { heads } from './heads';
import type { presidents } from './presidents';

/** What each list says before its cards, by the id of the office. */
export const officePages = {
  'caps-de-colla': {
    title: 'Llista de caps de colla',
    lead: "Qui ha dit amunt i qui ha dit avall des de 1994. L'elegeix l'assemblea, per a una temporada.",
  },
  presidents: {
    title: 'Llista de presidents',
    lead: 'Les persones que han presidit la colla des de la fundació, i alguna cosa que ens van deixar.',
  },
} as const satisfies Record<(typeof heads | typeof presidents)['id'], OfficePage>;
