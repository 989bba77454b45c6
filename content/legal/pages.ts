import type { LegalPage } from '@/lib/legal/types';
import type { documents } from './documents';

/** What each page says before its document. */
export const documentPages = {
  estatuts: {
    title: 'Estatuts',
    lead: "Les normes bàsiques de l'associació: qui en forma part, com es decideix i qui respon de què. L'assemblea els va renovar el 2024.",
  },
  'reglament-regim-intern': {
    title: 'Reglament de règim intern',
    lead: 'Com funciona la colla cada dia: assajos, actuacions, seguretat, camises, diners i convivència. És de 2023 i es llegeix en vint minuts.',
  },
  'protocol-agressions': {
    title: "Protocol d'agressions",
    lead: "Què fem perquè no hi hagi agressions i què fem quan n'hi ha. En una emergència, truca al 112. Per violència masclista, al 900 900 120, a qualsevol hora.",
  },
} as const satisfies Record<(typeof documents)[number]['id'], LegalPage>;
