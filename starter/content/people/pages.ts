import type { OfficePage } from '@/lib/club/people';
import type { heads } from './heads';
import type { presidents } from './presidents';

/** What each list says before its cards, by the id of the office. */
export const officePages = {
  'caps-de-colla': {
    title: 'Llista de caps de colla',
    lead: 'Qui decideix quins castells es proven, i quan.',
  },
  presidents: {
    title: 'Llista de presidents',
    lead: "Qui presideix l'associació i parla en nom seu.",
  },
} as const satisfies Record<(typeof heads | typeof presidents)['id'], OfficePage>;
