import type { FETCH_FAILURES } from '@/lib/browser/live-source';
import type { SourceName } from '@/lib/site/data-sources';

/** Each sheet as a visitor would call it. */
export const sourceNames = {
  diades: 'el full de resultats',
  puntuacions: 'el full de puntuacions',
} as const satisfies Record<SourceName, string>;

/** Why a sheet did not arrive. */
export const fetchFailureTexts = {
  offline: 'Sembla que no tens connexió.',
  timeout: 'Ha trigat massa a respondre.',
  refused: 'El servidor on és no el dona.',
  unreachable: "No s'hi ha pogut arribar.",
} as const satisfies Record<(typeof FETCH_FAILURES)[number], string>;

export const sourceTexts = {
  loading: "S'està llegint el full de resultats…",
  retry: 'Torna-ho a provar',
  keptCopy: 'Mentrestant, el que veus és la còpia desada amb la web.',
  nothingToShow: 'Ara mateix no hi ha dades per ensenyar.',
} as const;
