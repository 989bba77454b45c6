// Per escriure (sponsors): qui us ajuda, amb els logotips, a sponsors.json
import type { PageText } from '@/lib/site/pages';

import type { SiteLink } from './index';

export const patrocinadors = {
  title: 'Patrocinadors',
  lead: 'Qui ens ajuda.',
  sections: [
    {
      id: 'gracies',
      title: 'Gràcies',
      paragraphs: [['Si ens vols ajudar, ', { text: 'escriu-nos', link: '/contactar' }, '.']],
    },
  ],
} as const satisfies PageText<SiteLink>;
