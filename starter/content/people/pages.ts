import type { OfficePage } from '@/lib/club/people';
import type { heads } from './heads';
import type { presidents } from './presidents';

/** What each list says before its cards, by the id of the office. */
export const officePages = {
  'caps-de-colla': {
    title: 'Llista de caps de colla',
    lead: 'Qui ha decidit què pugem, i quan.',
  },
  presidents: {
    title: 'Llista de presidents',
    lead: 'Qui ha signat els papers.',
  },
} as const satisfies Record<(typeof heads | typeof presidents)['id'], OfficePage>;
