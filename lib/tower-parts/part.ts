import type { Role } from '@/lib/towers/drawing/figure';

export type TowerPart = {
  /** Unique among the parts; it becomes the anchor of the definition. */
  readonly id: string;
  readonly name: string;
  /** Two or three sentences. */
  readonly definition: string;
  /** Positions that light up in the drawing when the part is chosen. */
  readonly highlights: readonly Role[];
};
