import type { ProblemKind } from '@/lib/towers/notation-rules';

/** Why a tower cannot be tried: it has no code, is none of those asked for, was tried before, or the day is over. */
export type Refusal = {
  readonly kind: ProblemKind | 'neta' | 'walks' | 'several' | 'not scored' | 'tried' | 'over';
  /** As it was written, or as it would be. */
  readonly code: string;
};
