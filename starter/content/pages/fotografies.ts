// Per escriure (photos): fotografies
import type { IllustratedPageText } from '@/lib/site/pages';

export const fotografies = {
  title: 'Fotografies',
  lead: 'Secció en construcció',
  sections: [
    {
      id: 'mes-endavant',
      title: 'Consulteu la pàgina més endavant',
      paragraphs: ['Abans de penjar cap fotografia, demanem permís a qui hi surt.'],
    },
  ],
} as const satisfies IllustratedPageText;
