import type { Outcome } from '@/lib/towers/outcome';

/** A claim of a text, checked against the results. Rehearsals are not in the results. */
export type Statement = {
  /** `3d8f`, `Vd5`, `3d7+4d7`. */
  readonly tower: string;
  readonly outcome: Outcome;
  /** `2011`, `2011-05`, `2011-05-12`. */
  readonly date: string;
  /** First with this outcome. A carregat must precede any descarregat. */
  readonly first?: true;
  /** First castell with so many floors, pilars excluded. */
  readonly opens?: true;
};

export type Telling = {
  /** `timeline: primer-vano`. */
  readonly where: string;
  readonly texts: readonly string[];
  readonly says: readonly Statement[];
  /** Date of the entry, which its sentences need not repeat. */
  readonly dated?: string;
};
