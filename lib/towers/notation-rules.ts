import type { Structure, Tower } from './types';

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
  | 'walks without being a pillar'
  | 'walks with support'
  | 'walks per sota'
  | 'variant of no known five'
  | 'simultaneous alone'
  | 'simultaneous but unequal'
  | 'simultaneous structure repeated'
  | 'piece the tower lacks';

/** `text` is the smallest part of the code that shows the problem. */
export type NotationProblem = { readonly kind: ProblemKind; readonly text: string };

/** The sides of a vano are one floor lower. Other towers need baixos, dosos, acotxador and enxaneta. */
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
    kind: 'walks without being a pillar',
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
