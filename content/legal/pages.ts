import type { LegalPage } from '@/lib/legal/types';
import type { documents } from './documents';

/** What each page says before its document. */
export const documentPages = {
  estatuts: {
    title: 'Estatuts',
    lead: "Qui forma part de l'associació, com es decideix i qui respon de què.",
  },
  'reglament-regim-intern': {
    title: 'Reglament de règim intern',
    lead: 'Com funciona la colla cada dia, de la seguretat a les camises.',
  },
  'protocol-agressions': {
    title: "Protocol d'agressions",
    lead: "Què fem perquè no hi hagi agressions i què fem quan n'hi ha. En una emergència, truca al 112. Per violència masclista, al 900 900 120, a qualsevol hora.",
  },
} as const satisfies Record<(typeof documents)[number]['id'], LegalPage>;
