import type { Structure, Tower } from './types';

/** Every way a code can be wrong. A text that is no tower gets exactly one of them. */
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

/** `text` is the smallest piece of the code that shows the problem. */
export type NotationProblem = { readonly kind: ProblemKind; readonly text: string };

/** A pillar needs two people; the others, baixos below dosos, acotxador and enxaneta. */
const minFloors = (structure: Structure) => (structure === 'P' ? 2 : structure === 'V' ? 3 : 4);
const MAX_FLOORS = 10;

/** Baixos below the rings; dosos, acotxador and enxaneta above them. */
const FLOORS_BESIDE_RINGS = 4;

/** A pillar or a tower of two has no inside where another pillar could stand. */
const WITHOUT_INSIDE: readonly Structure[] = ['P', 'T', 'V'];

/** What never stands, each rule with the name of its problem; the first one broken is the one reported. */
const TOWER_RULES: readonly { readonly kind: ProblemKind; readonly broken: (tower: Tower) => boolean }[] = [
  {
    kind: 'floors out of range',
    broken: ({ floors, structure }) =>
      !Number.isInteger(floors) || floors < minFloors(structure) || floors > MAX_FLOORS,
  },
  { kind: 'neta with support', broken: ({ neta, support }) => neta && support !== '' },
  // Those who lift the tower are the pinya.
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

/** What is wrong with one tower. */
export function towerProblem(tower: Tower): ProblemKind | undefined {
  return TOWER_RULES.find(({ broken }) => broken(tower))?.kind;
}
