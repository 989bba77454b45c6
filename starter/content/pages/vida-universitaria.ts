// Per escriure: què feu quan no feu castells, amb fotografies
import type { IllustratedPageText } from '@/lib/site/pages';

export const vidaUniversitaria = {
  title: 'Vida universitària',
  lead: 'El que fem quan no fem castells.',
  sections: [
    {
      id: 'dinars',
      title: 'Abans i després de plaça',
      paragraphs: ["Els castells s'acaben i la gent es queda: tothom qui ve hi és convidat."],
    },
  ],
} as const satisfies IllustratedPageText;
