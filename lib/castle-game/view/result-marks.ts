import type { Result } from '@/lib/castle-game/results';

/** Initials of the results in the strip of the last five. */
export const INITIALS = {
  DESCARREGAT: 'D',
  CARREGAT: 'C',
  INTENT: 'I',
  'INTENT DESMUNTAT': 'ID',
} as const satisfies Record<Result, string>;

/** Milliseconds that a result takes to be seen: the length of its show. */
export const SHOW_TIMES = {
  DESCARREGAT: 7000,
  CARREGAT: 6000,
  INTENT: 4000,
  'INTENT DESMUNTAT': 4000,
} as const satisfies Record<Result, number>;

const MARKS = {
  DESCARREGAT: { before: '', after: '' },
  CARREGAT: { before: '', after: 'C' },
  INTENT: { before: 'i', after: '' },
  'INTENT DESMUNTAT': { before: 'id', after: '' },
} as const satisfies Record<Result, { before: string; after: string }>;

/** A tower as the history writes it: `3d5C`, `i3d5`, `id3d5`. */
export const decoratedName = (castell: string, resultat: Result): string =>
  MARKS[resultat].before + castell + MARKS[resultat].after;
