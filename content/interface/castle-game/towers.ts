import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { counted, de } from '@/lib/text/catalan';
import { agreementOf, outcomeWord, towerName } from '@/lib/towers/name';
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
  done: 'Ja us ha sortit',
  locked: 'Us falta gent',
  lockedRow: 'bloquejat',
  withinReach: (within: number, all: number): string => `${within} ${de(String(all))} amb prou gent`,
} as const;

/** "tres de cinc" for `3d5`. An invalid code is returned unchanged. */
export function spokenTower(code: string): string {
  const parsed = parseConstruction(code);
  return parsed.ok ? towerName(parsed.construction) : code;
}

const agreement = (code: string) => {
  const parsed = parseConstruction(code);
  return parsed.ok ? agreementOf(parsed.construction) : undefined;
};

export const isFeminine = (code: string): boolean => agreement(code)?.gender === 'feminine';

export const isPlural = (code: string): boolean => agreement(code)?.plurality === 'plural';

/** After a verb. */
export function pronounOf(code: string): string {
  const [one, more] = isFeminine(code) ? ['la', 'les'] : ['lo', 'los'];
  return isPlural(code) ? more : one;
}

/** "descarregada" for a torre. */
export function outcomeOf(code: string, outcome: GameOutcome): string {
  const parsed = parseConstruction(code);
  return parsed.ok ? outcomeWord(parsed.construction, outcome) : outcome;
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
