import type { Role } from '@/lib/towers/drawing/figure';

export type TowerPart = {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly highlights: readonly Role[];
};
