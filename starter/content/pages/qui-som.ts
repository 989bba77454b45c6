// Per escriure: qui sou
import { club } from '@/content/club';
import type { AboutPage } from '@/lib/club/types';

export const quiSom = {
  title: 'Qui som',
  lead: club.description,
  summary: {
    title: 'La colla en números',
    facts: [{ id: 'any', value: `${club.founded.year}`, label: 'any de fundació' }],
  },
  sections: [
    {
      id: 'la-colla',
      title: 'La colla',
      paragraphs: [
        `${club.name} és una colla d'estudiants i de qui en vulgui ser: no cal ser de la universitat per venir-hi.`,
        'Vine a un [assaig](/assajos) i ho veuràs.',
      ],
    },
  ],
} as const satisfies AboutPage;
