// Per escriure (legal): el protocol
import { answers } from '@/content/answers';
import { club } from '@/content/club';
import type { LegalDocument } from '@/lib/legal/types';

export const protocol = {
  id: 'protocol-agressions',
  title: `Protocol davant les agressions ${club.ofShortName}`,
  year: answers.year,
  approval: "Esborrany, pendent de l'aprovació de l'assemblea.",
  articleWord: 'Apartat',
  preamble: [`Aquest text és un esborrany perquè l'assemblea ${club.ofShortName} el discuteixi i l'aprovi.`],
  chapters: [
    {
      title: 'La colla',
      articles: [
        { key: 'nom', title: 'Nom', blocks: [`La colla es diu ${club.name}.`] },
        {
          title: "A qui s'adreça",
          blocks: [
            'Aquest protocol empara tothom que ve als assajos i a les actuacions de la colla, de què parla {article:nom}.',
          ],
        },
        {
          title: 'Emergències',
          blocks: ['En una emergència, truca al 112. Per violència masclista, al 900 900 120.'],
        },
      ],
    },
  ],
  provisions: [
    { title: 'Disposició final', blocks: ["Aquest text val des de l'endemà de l'assemblea que l'aprova."] },
  ],
} as const satisfies LegalDocument;
