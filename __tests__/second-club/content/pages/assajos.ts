import type { PageText } from '@/lib/site/page-text';
import type { SiteLink } from './index';

export const assajos = {
  title: 'Assajos',
  lead: 'Assagem els dimecres al migdia, davant de la biblioteca.',
  sections: [
    { id: 'primer-dia', title: 'El primer dia', paragraphs: ['Busca una camisa lila i digues que ets nou.'] },
    {
      id: 'que-portar',
      title: 'Què cal portar',
      paragraphs: ['Poca cosa:'],
      list: ['Sabates planes.', 'Ganes.'],
    },
  ],
} satisfies PageText<SiteLink>;
