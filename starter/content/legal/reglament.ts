// Per escriure (legal): el reglament
import { answers } from '@/content/answers';
import { club } from '@/content/club';
import type { LegalDocument } from '@/lib/legal/types';

export const reglament = {
  id: 'reglament-regim-intern',
  title: `Reglament de règim intern ${club.ofShortName}`,
  year: answers.year,
  approval: "Esborrany, pendent de l'aprovació de l'assemblea.",
  articleWord: 'Article',
  preamble: [`Aquest text és un esborrany perquè l'assemblea ${club.ofShortName} el discuteixi i l'aprovi.`],
  chapters: [
    {
      title: 'La colla',
      articles: [
        { key: 'nom', title: 'Nom', blocks: [`La colla es diu ${club.name}.`] },
        {
          title: 'Assajos',
          blocks: ['Els assajos de la colla, de què parla {article:nom}, són oberts a tothom.'],
        },
        { title: 'Seguretat', blocks: ['La junta tècnica decideix què es prova i qui hi puja.'] },
      ],
    },
  ],
  provisions: [
    { title: 'Disposició final', blocks: ["Aquest text val des de l'endemà de l'assemblea que l'aprova."] },
  ],
} as const satisfies LegalDocument;
