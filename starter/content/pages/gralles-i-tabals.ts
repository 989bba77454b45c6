// Per escriure (music): els músics de la colla
import type { IllustratedPageText } from '@/lib/site/pages';

export const grallesITabals = {
  title: 'Gralles i tabals',
  lead: 'La música que diu com va el castell.',
  sections: [
    {
      id: 'que-fem',
      title: 'Què fem',
      paragraphs: ['Toquem mirant el castell. Si en vols aprendre, [escriu-nos](/contactar).'],
    },
  ],
} as const satisfies IllustratedPageText;
