import type { PageText } from '@/lib/site/pages';
import type { SiteLink } from './index';

export const patrocinadors = {
  title: 'Patrocinadors',
  lead: 'Qui ens ajuda.',
  sections: [
    {
      id: 'gracies',
      title: 'Gràcies',
      paragraphs: ['Sense ells no tindríem ni faixes ni autocars, i la plaça seria molt més lluny de casa.'],
    },
  ],
} as const satisfies PageText<SiteLink>;
