import type { LegalDocument } from '@/lib/legal/types';

/** Two chapters with three articles; the last one refers to the first. */
export function aLegalDocument(change: Partial<LegalDocument> = {}): LegalDocument {
  return {
    id: 'estatuts',
    title: 'Estatuts',
    year: 2024,
    approval: 'Aprovats per l’assemblea.',
    articleWord: 'Article',
    preamble: ['Som una colla.'],
    chapters: [
      {
        title: 'La colla',
        articles: [
          { key: 'nom', title: 'Nom', blocks: ['Es diu Colla de prova.'] },
          { title: 'Fins', blocks: ['Té dos fins:', { list: ['fer castells;', 'fer gresca.'] }] },
        ],
      },
      {
        title: 'El nom',
        articles: [{ title: 'Canvi', blocks: ['El nom de l’{article:nom} no es canvia.'] }],
      },
    ],
    provisions: [{ title: 'Disposició final', blocks: ['Entren en vigor avui.'] }],
    ...change,
  };
}
