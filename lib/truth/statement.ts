import type { Diada } from '@/lib/results/diada';
import { floorsOf, isPillar } from '@/lib/results/scoring/scores';
import type { Outcome } from '@/lib/towers/types';

export type Statement = TowerStatement | BestStatement | CoursesStatement | RankStatement | DocumentStatement;

export type TowerStatement = {
  /** `3d8f`, `Vd5`, `3d7+4d7`. */
  readonly tower: string;
  readonly outcome: Outcome;
  /** `2011`, `2011-05`, `2011-05-12`. */
  readonly date: string;
  /** The first with this outcome. A first carregat has no descarregat before it. */
  readonly first?: true;
  /** First with so many floors, pilars excluded. */
  readonly opens?: true;
};

/** Most points, pilars excluded. Months are inclusive: `2007-09`. */
export type BestStatement = { readonly best: string; readonly from: string; readonly to: string };

/** In how many seasons the tower was tried. */
export type CoursesStatement = { readonly tower: string; readonly courses: number; readonly until: string };

/** Place of a diada among all, from 1. */
export type RankStatement = { readonly rank: number; readonly date: string };

export type DocumentStatement = {
  /** `estatuts`. */
  readonly document: string;
  /** Must be in the text of the document. */
  readonly quote?: string;
  /** Approved in `2023`, `2023-06`. */
  readonly since?: string;
  /** As `since`, and within the years in office of the person who is described. */
  readonly approved?: string;
};

export type Telling = {
  /** `timeline: primer-vano`. */
  readonly where: string;
  readonly texts: readonly string[];
  readonly says: readonly Statement[];
  /** Date of the entry, which sentences need not repeat. */
  readonly dated?: string;
  readonly term?: Term;
};

/** Periods from September to August. */
export type Term = {
  readonly office: string;
  readonly from: readonly number[];
  /** Null: still in office. */
  readonly to: readonly (number | null)[];
};

export type Feat = ReturnType<typeof featsOf>[number];

/** Every attempt with its date, in the order of the diades. */
export function featsOf(diades: readonly Diada[]) {
  return diades.flatMap(({ date, rounds }) =>
    rounds.flatMap(({ attempts }) =>
      attempts.map(({ code, construction, outcome }) => ({
        date,
        code,
        outcome,
        floors: floorsOf(construction),
        pilar: isPillar(construction),
      })),
    ),
  );
}
