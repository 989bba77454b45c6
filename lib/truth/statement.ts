import type { Outcome } from '@/lib/towers/outcome';

/**
 * What a text says of a tower and a date, written in the text's own entry, so that it can be compared with the results.
 * What happened at a rehearsal is no statement: the results do not know it.
 */
export type Statement = {
  /** `3d8f`, or the code of towers together: `Vd5`, `3d7+4d7`. */
  readonly tower: string;
  readonly outcome: Outcome;
  /** As precise as the text is: `2011`, `2011-05` or `2011-05-12`. */
  readonly date: string;
  /** The text says that it was the first time with that outcome; a carregat comes before any descarregat then. */
  readonly first?: true;
  /** The text says that no castell of so many floors had stood before. Pilars are no castells here. */
  readonly opens?: true;
};

/** An entry of the content that may speak of towers: a card, an event, an age, a tower's page. */
export type Telling = {
  /** Where it stands, for whoever has to mend it: `timeline: primer-vano`. */
  readonly where: string;
  /** Everything that a visitor reads of it, in pieces that are sentences. */
  readonly texts: readonly string[];
  readonly says: readonly Statement[];
  /** The year or month that the entry itself is dated with, which its sentences need not repeat. */
  readonly dated?: string;
};
