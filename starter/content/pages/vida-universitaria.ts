import type { IllustratedPageText } from '@/lib/site/pages';
import type { SiteLink } from './index';

export const vidaUniversitaria = {
  title: 'Vida universitària',
  lead: 'El que fem quan no fem castells.',
  sections: [
    {
      id: 'dinars',
      title: 'Dinars',
      picture: { link: '/images/falziot.svg', alt: 'Un falziot amb les ales obertes.' },
      paragraphs: [
        'Els dimecres es dina a la gespa, i qui ve per primera vegada no paga les postres ni renta els plats.',
      ],
    },
  ],
} as const satisfies IllustratedPageText<SiteLink>;
