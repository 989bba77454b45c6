import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { counted, de } from '@/lib/text/catalan';
import { towerName } from '@/lib/towers/name';
import { parseConstruction, parseTower } from '@/lib/towers/notation';

export const TOWERS_TEXTS = {
  title: 'CASTELLS',
  intro:
    'Tot el que es pot fer en una actuació, de més fàcil a més difícil: el que val i la gent que demana.',
  group: 'Grup',
  code: 'Castell',
  carregat: 'Carregat',
  descarregat: 'Descarregat',
  people: 'Gent',
  done: "Ja l'heu descarregat",
  locked: 'Us falta gent',
  lockedRow: 'bloquejat',
  withinReach: (within: number, all: number): string => `${within} ${de(String(all))} a l'abast`,
} as const;

/** "tres de cinc" for `3d5`. An invalid code is returned unchanged. */
export function spokenTower(code: string): string {
  const parsed = parseConstruction(code);
  return parsed.ok ? towerName(parsed.construction) : code;
}

/** "intent de tres de cinc" for `i3d5`. An invalid label is returned unchanged. */
export function spokenAttempt(label: string): string {
  const parsed = parseTower(label);
  return parsed.ok ? towerName(parsed) : label;
}

const MARKS = {
  descarregat: { before: '', after: '' },
  carregat: { before: '', after: 'C' },
  intent: { before: 'i', after: '' },
  'intent desmuntat': { before: 'id', after: '' },
} as const satisfies Record<GameOutcome, { before: string; after: string }>;

/** Example: `3d5C`, `i3d5`, `id3d5`. */
export const markedCode = (code: string, outcome: GameOutcome): string =>
  MARKS[outcome].before + code + MARKS[outcome].after;

export const INITIALS = {
  descarregat: 'D',
  carregat: 'C',
  intent: 'I',
  'intent desmuntat': 'ID',
} as const satisfies Record<GameOutcome, string>;

export const peopleLabel = (people: number): string => counted(people, 'persona', 'persones');

/** `missing` is at least 1. */
export const missingLabel = (missing: number): string =>
  missing === 1 ? 'us en falta 1' : `us en falten ${missing}`;
