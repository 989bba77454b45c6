// Per escriure (sponsors): qui us ajuda, amb els logotips, a sponsors.json
import type { PageText } from '@/lib/site/pages';

export const patrocinadors = {
  title: 'Patrocinadors',
  lead: 'Qui ens ajuda.',
  sections: [
    {
      id: 'gracies',
      title: 'Gràcies',
      paragraphs: ['Si ens vols ajudar, [escriu-nos](/contactar).'],
    },
  ],
} as const satisfies PageText;
