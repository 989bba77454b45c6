import type { Season } from '@/lib/dates/seasons';
import type { Group } from '@/lib/lists/group-by';
import type { Outcome } from '@/lib/towers/outcome';
import type { Construction, Tower } from '@/lib/towers/types';

/** One construction tried once: a tower, or several that make a named combination (`Vd5`, `Vd6f`, `3d7+4d7`). */
export type Attempt = {
  /** The code of what was tried, its outcome apart: `3d7`. */
  readonly code: string;
  readonly construction: Construction;
  readonly outcome: Outcome;
  /** The towers of a named combination, each by itself. */
  readonly parts?: readonly Attempt[];
};

/** A row of the sheet: one tower tried in one diada. */
export type Row = Attempt & {
  readonly construction: Tower;
  /** Line of the sheet, from 1, the header being the first. */
  readonly line: number;
  /** Calendar date `YYYY-MM-DD`; it is compared as text and belongs to no time zone. */
  readonly date: string;
  /** Square, courtyard or street. */
  readonly place: string;
  readonly town: string;
  readonly reason: string;
  /** Rows of a diada with the same number were built at the same time; null is a round of its own. */
  readonly round: number | null;
};

export type Round = {
  readonly rows: Group<Row>;
  /** What the rows amount to. */
  readonly attempts: readonly Attempt[];
};

/** One event on one day. */
export type Diada = {
  /** Date and reason: unique in its source, and the same whatever the rest of the source holds. */
  readonly id: string;
  readonly date: string;
  /** `2024-2025`. */
  readonly season: Season;
  readonly reason: string;
  readonly town: string;
  readonly place: string;
  readonly rounds: readonly Round[];
};

/** A vano counts as a pilar. */
export function isPilar(construction: Construction): boolean {
  return construction.kind === 'tower' && (construction.structure === 'P' || construction.structure === 'V');
}

/** Floors of the tallest tower. */
export function floorsOf(construction: Construction): number {
  switch (construction.kind) {
    case 'tower':
      return construction.floors;
    case 'training':
      return construction.tower.floors;
    case 'combination':
      return Math.max(...construction.towers.map(({ floors }) => floors));
  }
}
