import type { Outcome } from '@/lib/towers/outcome';

/** A claim of a text about a tower, checked against the results. Results have no rehearsals. */
export type Statement = {
  /** `3d8f`, or several towers: `Vd5`, `3d7+4d7`. */
  readonly tower: string;
  readonly outcome: Outcome;
  /** `2011`, `2011-05` or `2011-05-12`. */
  readonly date: string;
  /** Claims the first time with this outcome. A first carregat precedes any descarregat. */
  readonly first?: true;
  /** Claims the first castell with so many floors, pilars excluded. */
  readonly opens?: true;
};

/** An entry of the content that may mention towers. */
export type Telling = {
  /** `timeline: primer-vano`. */
  readonly where: string;
  /** All visible texts. */
  readonly texts: readonly string[];
  readonly says: readonly Statement[];
  /** Date of the entry, which its sentences need not repeat. */
  readonly dated?: string;
};
