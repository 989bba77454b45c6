import { type Diada, floorsOf, isPillar } from '@/lib/results/types';
import type { Outcome } from '@/lib/towers/types';

/** A claim of a text. Rehearsals are not in the results. */
export type Statement = TowerStatement | BestStatement | CoursesStatement | RankStatement | DocumentStatement;

export type TowerStatement = {
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

/** The castell with most points of a time, pilars excluded. Months are inclusive: `2007-09`. */
export type BestStatement = { readonly best: string; readonly from: string; readonly to: string };

/** In how many courses the tower was tried, up to a date. */
export type CoursesStatement = { readonly tower: string; readonly courses: number; readonly until: string };

/** Place of a diada among all, from 1. */
export type RankStatement = { readonly rank: number; readonly date: string };

export type DocumentStatement = {
  /** `estatuts`. */
  readonly document: string;
  /** Words of the document. */
  readonly quote?: string;
  /** Date of its approval: `2023`, `2023-06`. */
  readonly since?: string;
  /** The same, by the person whose card says so: it must be in their years. */
  readonly approved?: string;
};

export type Telling = {
  /** `timeline: primer-vano`. */
  readonly where: string;
  readonly texts: readonly string[];
  readonly says: readonly Statement[];
  /** Date of the entry, which its sentences need not repeat. */
  readonly dated?: string;
  /** Of a person's card. */
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

/** By date. */
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
