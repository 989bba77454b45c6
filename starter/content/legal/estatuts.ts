import type { LegalDocument } from '@/lib/legal/types';

export const estatuts = {
  id: 'estatuts',
  title: 'Estatuts dels Falziots del Campus Nou',
  year: 2024,
  approval: "Text aprovat per l'assemblea del 3 de juny de 2024.",
  articleWord: 'Article',
  preamble: ['Aquest text diu com ens organitzem els Falziots del Campus Nou.'],
  chapters: [
    {
      title: 'Primer capítol',
      articles: [
        { key: 'nom', title: 'Nom', blocks: ['La colla es diu Falziots del Campus Nou.'] },
        {
          title: 'Fins',
          blocks: [
            'Els fins de la colla, de què parla {article:nom}, són:',
            { list: ['fer castells;', 'passar-ho bé.'] },
          ],
        },
      ],
    },
    { title: 'Segon capítol', articles: [{ title: 'Socis', blocks: ['És soci qui ho demana a la junta.'] }] },
  ],
  provisions: [{ title: 'Disposició final', blocks: ["Aquest text val des de l'endemà de l'assemblea."] }],
} as const satisfies LegalDocument;
