import type { ProblemKind } from '@/lib/towers/notation-rules';

export type Refusal = {
  readonly kind: ProblemKind | 'neta' | 'walks' | 'several' | 'not scored' | 'tried' | 'over';
  /** As typed, or canonical. */
  readonly code: string;
};
