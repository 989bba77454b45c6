import type { LegalPage } from '@/lib/legal/types';
import type { documents } from './documents';

/** What each page says before its document. */
export const documentPages = {
  estatuts: {
    title: 'Estatuts',
    lead: 'El text sencer, per llegir o per baixar en PDF.',
  },
  'reglament-regim-intern': {
    title: 'Reglament de règim intern',
    lead: 'El text sencer, per llegir o per baixar en PDF.',
  },
  'protocol-agressions': {
    title: "Protocol d'agressions",
    lead: 'El text sencer, per llegir o per baixar en PDF.',
  },
} as const satisfies Record<(typeof documents)[number]['id'], LegalPage>;
