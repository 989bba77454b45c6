import type { ClubDocument } from './types';

/** Address of the PDF of a document; the file is committed under `public/`. */
export function pdfAddress({ id, year }: Pick<ClubDocument, 'id' | 'year'>): string {
  return `/uploads/${id}-${year}.pdf`;
}
