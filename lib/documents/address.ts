import type { ClubDocument } from './types';

/** The PDF is committed under `public/`. */
export function pdfAddress({ id, year }: Pick<ClubDocument, 'id' | 'year'>): string {
  return `/uploads/${id}-${year}.pdf`;
}
