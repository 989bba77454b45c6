import type { IllustratedPageText } from '@/lib/site/pages';
import type { SiteLink } from './index';

export const grallesITabals = {
  title: 'Gralles i tabals',
  lead: 'Som quatre i fem el soroll de vuit.',
  sections: [
    {
      id: 'que-fem',
      title: 'Què fem',
      picture: { link: '/images/falziot.svg', alt: 'Un falziot amb les ales obertes.' },
      paragraphs: [
        ['Toquem mirant el castell. Si en vols aprendre, ', { text: 'escriu-nos', link: '/contactar' }, '.'],
      ],
    },
  ],
} as const satisfies IllustratedPageText<SiteLink>;
