import type { LegalDocument } from '@/lib/legal/types';
import { datesIn, stringsIn } from './sentences';
import type { DocumentStatement } from './statement';

export type DocumentText = {
  readonly id: string;
  readonly text: string;
  /** `2023-06`. */
  readonly approved: string;
};

export function documentText(document: LegalDocument): DocumentText {
  const [approved = String(document.year)] = datesIn(document.approval);
  return { id: document.id, text: stringsIn(document).join('\n'), approved };
}

export function documentContradiction(
  { document: id, quote, since, approved = since }: DocumentStatement,
  documents: readonly DocumentText[],
): string | undefined {
  const found = documents.find((document) => document.id === id);
  if (!found) return `${id}: no such document`;
  if (quote && !found.text.includes(quote)) return `${id}: does not say «${quote}»`;
  if (approved && !found.approved.startsWith(approved))
    return `${id} (${approved}): approved in ${found.approved}`;
  return undefined;
}
