import type { Role } from '@/lib/towers/drawing/figure';

export type TowerPart = {
  /** Anchor, unique among the parts. */
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  /** Roles highlighted in the drawing. */
  readonly highlights: readonly Role[];
};
