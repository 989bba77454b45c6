import { pdfLink } from '@/content/interface/legal';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { pages } from '@/content/pages';
import { documentPages } from '@/content/pages/leads';
import { isShown } from '@/content/shown';
import { type Inline, type NumberedBlock, numberDocument } from '@/lib/legal/numbering';
import { type ClubForm, type LegalDocument, pdfAddress } from '@/lib/legal/types';
import type { SearchEntry, SearchFile } from '@/lib/search/entry';
import type { PageLead } from '@/lib/site/pages';
import { pageEntries } from './pages';
import { peopleEntries } from './people';
import { resultEntries, searchDiades } from './results';

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
const legalEntries: readonly SearchEntry[] = [
  ...documents.flatMap((document) => documentEntries(document, documentPages[document.id])),
  ...shownForms.map((form) => ({
    kind: 'document' as const,
    address: pdfAddress(form),
    title: pdfLink(form.title),
    text: form.lead,
  })),
];

/** All that the search finds. Nothing of a module that the club leaves out. */
export const searchFile: SearchFile = {
  entries: [...pageEntries, ...resultEntries, ...peopleEntries, ...legalEntries].filter(({ address }) =>
    isShown(address),
  ),
  diades: searchDiades,
  list: pages.diades.path,
  contact: pages.contact.path,
  ...(isShown(pages.bestTowers.path) && { drawing: pages.bestTowers.path }),
};
