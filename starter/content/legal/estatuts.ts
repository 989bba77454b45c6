// Per escriure (legal): els estatuts
import { answers } from '@/content/answers';
import { club } from '@/content/club';
import type { LegalDocument } from '@/lib/legal/types';

export const estatuts = {
  id: 'estatuts',
  title: `Estatuts ${club.ofShortName}`,
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
          title: 'Fins',
          blocks: [
            'Els fins de la colla, de què parla {article:nom}, són:',
            { list: ['fer castells;', 'aplegar la gent que en vol fer.'] },
          ],
        },
        { title: 'Socis', blocks: ["És soci qui en demana l'ingrés i hi és admès."] },
      ],
    },
  ],
  provisions: [
    { title: 'Disposició final', blocks: ["Aquest text val des de l'endemà de l'assemblea que l'aprova."] },
  ],
} as const satisfies LegalDocument;
