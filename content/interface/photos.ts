import { dayMonthAndYear } from '@/lib/dates/formats';
import { counted, de } from '@/lib/text/catalan';

export const PHOTO_TEXTS = {
  lead: 'Els dies de la colla, àlbum per àlbum. Prem una fotografia per veure-la gran; cadascuna té la seva adreça.',
  viewer: 'Fotografia ampliada',
  previous: 'Fotografia anterior',
  next: 'Fotografia següent',
  close: 'Tanca',
  copy: "Copia l'enllaç",
  copied: "S'ha copiat l'enllaç d'aquesta fotografia.",
  refused: "No s'ha pogut copiar. L'adreça és:",
  failed: "No s'ha pogut carregar aquesta fotografia.",
  /** `14 de novembre de 2026 · 12 fotografies · Foto: Nom Cognom` */
  facts: (date: string, count: number, credit: string | undefined): string =>
    [dayMonthAndYear(date), counted(count, 'fotografia', 'fotografies'), credit && PHOTO_TEXTS.credit(credit)]
      .filter(Boolean)
      .join(' · '),
  credit: (credit: string): string => `Foto: ${credit}`,
  /** `3 de 12`, for a photograph of an album. */
  place: (place: number, count: number): string => `${place} ${de(String(count))}`,
} as const;
