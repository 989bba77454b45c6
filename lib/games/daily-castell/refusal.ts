import type { ProblemKind } from '@/lib/towers/notation-rules';

/** Why a tower cannot be tried. */
export type Refusal = {
  readonly kind: ProblemKind | 'neta' | 'walks' | 'several' | 'not scored' | 'tried' | 'over';
  /** As the user typed it, or the canonical code. */
  readonly code: string;
};
