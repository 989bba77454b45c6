import type { CareerEntry } from '@/lib/club/people';
import { dayMonthAndYear } from '@/lib/dates/formats';
import { cardinal, counted, de } from '@/lib/text/catalan';

/** Pages of the boards. */
export const BOARD_TEXTS = {
  past: "Atenció! Estàs consultant la junta d'una temporada anterior...",
  toCurrent: 'Ves a la junta actual',
  /** Link to the contact page, after the season of the current board. */
  ask: 'Pregunta-ho a la colla',
  /** Link to the current board. */
  current: 'ACTUAL',
  /** Link to the links of the seasons. */
  seasons: 'Altres temporades',
  /** `ofClub` follows «de». */
  description: (title: string, ofClub: string, season: string, current: boolean): string =>
    `${title} ${ofClub}, temporada ${season}: qui en ${current ? 'forma' : 'formava'} part, amb quins càrrecs i en quins equips.`,
} as const;

/** Cards of people. */
export const PEOPLE_TEXTS = {
  /** Heading of a person's other roles. */
  career: 'També ha estat',
  /** Opens the rest of a life. */
  more: 'Llegeix-ne més',
  /** Link to what was built meanwhile. */
  results: (seasons: string): string => `Resultats: ${seasons.toLowerCase()}`,
  portrait: (name: string): string => `Retrat ${de(name)}`,
} as const;

/** Timeline. */
export const TIMELINE_TEXTS = {
  noDate: 'Sense data',
} as const;

/** `2024 (actualment)`, `2012`, `1994-1997`. */
function formatPeriod(from: number, to: number | null): string {
  if (to === null) return `${from} (actualment)`;
  return from === to ? String(from) : `${from}-${to}`;
}

/** `1999-2001, 2005-2006`. Throws a RangeError if lengths differ. */
export function formatPeriods(from: readonly number[], to: readonly (number | null)[]): string {
  if (from.length !== to.length) throw new RangeError('A period lacks its start or its end');
  return from.map((start, index) => formatPeriod(start, to[index] ?? null)).join(', ');
}

/** `Presidència`, `Tresoreria, junta directiva`. */
export const careerRole = (entry: CareerEntry): string =>
  'board' in entry ? `${entry.role}, ${entry.board.toLowerCase()}` : entry.role;

export const careerDates = (entry: CareerEntry): string =>
  'board' in entry ? entry.seasons.join(', ') : formatPeriods(entry.tenure.from, entry.tenure.to);

/** Of the current board, once its season is over. Whether there is another one is not known. */
export const lastBoard = (season: string): string =>
  `Aquesta és l'última composició que hem publicat, la de la temporada ${season}. Pot ser que ja hagi canviat.`;

export const seasonsOf = (title: string): string => `${title}, per temporades`;

/** `Les quatre èpoques`. */
export const allEras = (count: number): string =>
  count === 1 ? "L'època" : `Les ${cardinal(count, 'feminine')} èpoques`;

/** Legal documents and their PDFs. */
export const LEGAL_TEXTS = {
  contents: 'Índex',
  /** Accessible name of the table of contents. */
  contentsOf: 'Índex del document',
  download: 'Baixa el PDF',
  toPdf: 'Mira el PDF aquí',
  pdf: 'El document en PDF',
  opening: "S'està obrint el PDF…",
  /** If the browser cannot show PDFs. A download link follows. */
  noViewer: "No s'ha pogut mostrar el PDF.",
  downloadInstead: "Descarrega'l",
  /** Accessible name. */
  iframe: (title: string, year: number): string => `${title} (${year}), en PDF`,
} as const;

export const pdfLink = (title: string): string => `${title} (PDF)`;

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
  again: 'Torna-ho a provar',
  /** `14 de novembre de 2026 · 12 fotografies · Foto: Nom Cognom` */
  facts: (date: string, count: number, credit: string | undefined): string =>
    [dayMonthAndYear(date), counted(count, 'fotografia', 'fotografies'), credit && PHOTO_TEXTS.credit(credit)]
      .filter(Boolean)
      .join(' · '),
  credit: (credit: string): string => `Foto: ${credit}`,
  /** `3 de 12`, for a photograph of an album. */
  place: (place: number, count: number): string => `${place} ${de(String(count))}`,
} as const;

/** List of videos. */
export const VIDEO_TEXTS = {
  loading: "S'estan buscant els últims vídeos…",
  failed:
    "No hem pogut llegir la llista de vídeos del canal. Potser és la connexió: torna-ho a provar o mira'ls directament al canal.",
  retry: 'Torna-ho a provar',
  empty: 'Ara mateix el canal no té cap vídeo publicat.',
} as const;
