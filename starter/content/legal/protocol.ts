import type { LegalDocument } from '@/lib/legal/types';

export const protocol = {
  id: 'protocol-agressions',
  title: 'Protocol davant les agressions dels Falziots',
  year: 2022,
  approval: "Text aprovat per l'assemblea del 3 de juny de 2022.",
  articleWord: 'Apartat',
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
