import type { Inline, NumberedBlock, NumberedDocument } from '@/lib/legal/numbering';

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
