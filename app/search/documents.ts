import { pdfLink } from '@/content/interface/legal';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { documentPages } from '@/content/pages/leads';
import { type Inline, type NumberedBlock, numberDocument } from '@/lib/legal/numbering';
import type { ClubForm } from '@/lib/legal/types';
import { type LegalDocument, pdfAddress } from '@/lib/legal/types';
import type { SearchEntry } from '@/lib/search/entry';
import type { PageLead } from '@/lib/site/pages';

const inlineText = (pieces: readonly Inline[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const blockText = (block: NumberedBlock) =>
  block.kind === 'paragraph'
    ? inlineText(block.text)
    : block.items.map(({ label, text }) => `${label} ${inlineText(text)}`).join(' ');

function documentEntries(document: LegalDocument, page: PageLead): SearchEntry[] {
  const { chapters, provisions } = numberDocument(document);
  return [...chapters.flatMap(({ articles }) => articles), ...provisions].map(
    ({ anchor, heading, blocks }) => ({
      kind: 'document',
      address: `/${document.id}#${anchor}`,
      title: heading,
      within: page.title,
      text: blocks.map(blockText).join(' '),
    }),
  );
}

const shownForms: readonly ClubForm[] = forms;

/** Articles of the documents, and the forms. */
export const legalEntries: readonly SearchEntry[] = [
  ...documents.flatMap((document) => documentEntries(document, documentPages[document.id])),
  ...shownForms.map((form) => ({
    kind: 'document' as const,
    address: pdfAddress(form),
    title: pdfLink(form.title),
    text: form.lead,
  })),
];
