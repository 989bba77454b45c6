import type { IllustratedPageText } from '@/lib/site/pages';
import type { SiteLink } from './index';

export const fotografies = {
  title: 'Fotografies',
  lead: 'Secció en construcció',
  sections: [
    {
      id: 'mes-endavant',
      title: 'Consulteu la pàgina més endavant',
      picture: { link: '/images/falziot.svg', alt: 'Un falziot amb les ales obertes.' },
      paragraphs: ['Les estem ordenant i demanem permís a tothom qui hi surt abans de penjar-ne cap.'],
    },
  ],
} as const satisfies IllustratedPageText<SiteLink>;
