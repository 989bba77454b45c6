import type { AboutPage } from '@/lib/club/types';

export const quiSom = {
  title: 'Qui som',
  lead: 'Els Falziots som la colla castellera del Campus Nou.',
  summary: {
    title: 'La colla en números',
    facts: [
      { id: 'any', value: '2016', label: 'any de fundació' },
      { id: 'gent', value: '60', label: 'camises' },
    ],
  },
  sections: [
    {
      id: 'la-colla',
      title: 'La colla',
      paragraphs: [['Vine a un ', { text: 'assaig', link: '/assajos' }, ' i ho veuràs.']],
    },
  ],
} as const satisfies AboutPage;
