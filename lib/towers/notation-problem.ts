/** Every way a notation can be wrong. Each text that is not a tower gets exactly one of them. */
export const PROBLEM_KINDS = [
  'empty',
  'too long',
  'surrounding space',
  'unreadable',
  'unknown structure',
  'unknown marks',
  'leading zero',
  'two outcomes',
  'floors out of range',
  'count out of range',
  'manilles without folre',
  'puntals without manilles',
  'too low for its support',
  'neta with support',
  'neta per sota',
  'agulla without room',
  'vano per sota',
  'walks without being a pillar',
  'walks with support',
  'walks per sota',
  'variant of no known five',
  'simultaneous alone',
  'simultaneous but unequal',
  'simultaneous structure repeated',
  'piece the tower lacks',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** `text` is the smallest piece of the notation that shows the problem. */
export type NotationProblem = { readonly kind: ProblemKind; readonly text: string };
