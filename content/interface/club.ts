import type { CareerEntry } from '@/lib/club/people';
import { cardinal, de } from '@/lib/text/catalan';

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

/** Of an event of the timeline. */
export const NO_DATE = 'Sense data';

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
