import type { RehearsalsPage } from '@/lib/club/types';
import { membership } from '../membership';
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
  answers: {
    id: 'abans-de-venir',
    title: 'Abans de venir',
    items: [
      {
        id: 'quant-costa',
        question: 'Quant costa?',
        answer: `${membership.fee.euros} euros per temporada, i ${membership.fee.veteranEuros} euros els veterans.`,
      },
      { id: 'edat', question: 'Quina edat he de tenir?', answer: `${membership.minimumAge} anys.` },
    ],
  },
  welcome: {
    lang: 'en',
    id: 'in-english',
    title: 'In English',
    before: ['Everybody is welcome.'],
    hours: 'Every week:',
    after: [['Just turn up, or ', { text: 'write to us', link: '/contactar' }, '.']],
  },
} satisfies RehearsalsPage<SiteLink>;
