import type { Inline, NumberedBlock, NumberedDocument } from '@/lib/legal/numbering';
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

/** The text alone, references included. */
const plainText = (pieces: readonly Inline[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

function blockLines(block: NumberedBlock): string[] {
  if (block.kind === 'paragraph') return [plainText(block.text)];
  return block.items.map(({ label, text }) => `${label} ${plainText(text)}`);
}

/** Every line of a document as plain text, in order: what the page and the PDF must both hold. */
export function plainLines(document: NumberedDocument): string[] {
  const parts = [
    ...document.chapters.flatMap((chapter) => [
      { heading: chapter.heading, blocks: [] },
      ...chapter.articles,
    ]),
    ...document.provisions,
  ];
  return [
    document.title,
    document.approval,
    ...document.preamble,
    ...parts.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockLines)]),
  ];
}
