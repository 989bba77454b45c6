import { STRUCTURES, type Structure, SUPPORTS, type Tower } from './types';

// The notation of one tower without outcome. Apart from `notation.ts`, so that the castell of the day, which loads
// this file alone, stays small.

/** An invalid code has exactly one problem. */
export type ProblemKind =
  | 'empty'
  | 'too long'
  | 'surrounding space'
  | 'unreadable'
  | 'unknown structure'
  | 'unknown marks'
  | 'leading zero'
  | 'two outcomes'
  | 'floors out of range'
  | 'count out of range'
  | 'manilles without folre'
  | 'puntals without manilles'
  | 'too low for its support'
  | 'neta with support'
  | 'neta per sota'
  | 'agulla without room'
  | 'vano per sota'
  | 'walks without being a pilar'
  | 'walks with support'
  | 'walks per sota'
  | 'variant of no known five'
  | 'simultaneous alone'
  | 'simultaneous but unequal'
  | 'simultaneous structure repeated'
  | 'piece the tower lacks';

/** `text` is the smallest part of the code that shows the problem. */
export type NotationProblem = { readonly kind: ProblemKind; readonly text: string };

/** A pilar has two floors at least, and the sides of a vano are a floor lower than others: baixos, dosos, acotxador, enxaneta. */
const minFloors = (structure: Structure) => (structure === 'P' ? 2 : structure === 'V' ? 3 : 4);
const MAX_FLOORS = 10;

/** Baixos, dosos, acotxador and enxaneta. */
const FLOORS_BESIDE_RINGS = 4;

const WITHOUT_INSIDE: readonly Structure[] = ['P', 'T', 'V'];

/** The first broken rule is reported. */
const TOWER_RULES: readonly { readonly kind: ProblemKind; readonly broken: (tower: Tower) => boolean }[] = [
  {
    kind: 'floors out of range',
    broken: ({ floors, structure }) =>
      !Number.isInteger(floors) || floors < minFloors(structure) || floors > MAX_FLOORS,
  },
  { kind: 'neta with support', broken: ({ neta, support }) => neta && support !== '' },
  // The people who lift the tower are the pinya.
  { kind: 'neta per sota', broken: ({ neta, perSota }) => neta && perSota },
  {
    kind: 'agulla without room',
    broken: ({ agulla, structure }) => agulla && WITHOUT_INSIDE.includes(structure),
  },
  { kind: 'vano per sota', broken: ({ perSota, structure }) => perSota && structure === 'V' },
  {
    kind: 'walks without being a pilar',
    broken: ({ caminant, structure }) => caminant && structure !== 'P',
  },
  { kind: 'walks with support', broken: ({ caminant, support }) => caminant && support !== '' },
  { kind: 'walks per sota', broken: ({ caminant, perSota }) => caminant && perSota },
  {
    kind: 'variant of no known five',
    broken: ({ variant, structure, floors, support }) =>
      variant !== undefined && (structure !== '5' || (floors !== 5 && floors !== 6) || support !== ''),
  },
  {
    kind: 'too low for its support',
    broken: ({ floors, support }) => support !== '' && floors < FLOORS_BESIDE_RINGS + support.length,
  },
];

export function towerProblem(tower: Tower): ProblemKind | undefined {
  return TOWER_RULES.find(({ broken }) => broken(tower))?.kind;
}

/** Informal codes: `3 de 8 f`, `pd4`, `TD8FM`. */
const HURRIED = /^(\d+|[a-z])\s*de?\s*(\d+)\s*(.*)$/i;

/** Returns the notation that was meant by towers that a user writes, or what was written. */
export function tidyCode(written: string): string {
  const tower = (text: string) => text.trim().replace(HURRIED, tidied);
  return written.split('+').map(tower).join('+');
}

const tidied = (_whole: string, structure: string, floors: string, rest: string): string =>
  `${structure.toUpperCase()}d${floors}${rest.replace(/\s/g, '').toLowerCase()}`;

const TOWER = /^([A-Z]|\d+)d(\d+)(.*)$/s;
/** The agulla may follow the support (`3d8fa`). */
const MARKS = /^(s?)(a?)(f?m?p?)(a?)(n?)((?:cam)?)$/;

export function readTower(text: string): Tower | NotationProblem {
  const parts = TOWER.exec(text);
  if (!parts) return problemAt('unreadable', text);
  const [, structureText = '', floors = '', markText = ''] = parts;
  const structure = readStructure(structureText);
  if (!structure) return problemAt('unknown structure', structureText);
  if (floors.startsWith('0')) return problemAt('leading zero', floors);
  const marks = readMarks(markText, structure);
  if (isProblem(marks)) return marks;
  return checked({ kind: 'tower', structure, floors: Number(floors), ...marks }, towerProblem, text);
}

function readStructure(text: string): Structure | undefined {
  return text === '2' ? 'T' : STRUCTURES.find((one) => one === text);
}

type Marks = Omit<Tower, 'kind' | 'structure' | 'floors'>;

function readMarks(text: string, structure: Structure): Marks | NotationProblem {
  const [whole, s, before = '', rings = '', after = '', n, cam] = MARKS.exec(text) ?? [];
  if (whole === undefined || before + after === 'aa') return problemAt('unknown marks', text);
  const flags = {
    perSota: s === 's',
    agulla: before + after === 'a',
    neta: n === 'n',
    caminant: cam === 'cam',
  };
  if (rings === 'm' && structure === '5') return { ...flags, support: '', variant: 'm' };
  const support = SUPPORTS.find((one) => one === rings);
  if (support !== undefined) return { ...flags, support };
  return problemAt(rings.includes('m') ? 'manilles without folre' : 'puntals without manilles', text);
}

export function checked<T>(
  value: T,
  check: (value: T) => ProblemKind | undefined,
  text: string,
): T | NotationProblem {
  const kind = check(value);
  return kind ? problemAt(kind, text) : value;
}

export const problemAt = (kind: ProblemKind, text: string): NotationProblem => ({ kind, text });

/** Only problems have a `text`. */
export function isProblem(value: object): value is NotationProblem {
  return 'text' in value;
}

/** Returns the canonical code: `3d8af`. */
export function formatOne(tower: Tower): string {
  return tower.structure + formatRest(tower);
}

/** Without structure: `d8af`. */
export function formatRest({ floors, perSota, agulla, variant, support, neta, caminant }: Tower): string {
  const marks = [perSota && 's', agulla && 'a', variant, support, neta && 'n', caminant && 'cam'];
  return `d${floors}${marks.filter(Boolean).join('')}`;
}
