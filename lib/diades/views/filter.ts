import { compareCatalan } from '@/lib/text/collator';
import type { Diada } from '../types';

/** What the list is narrowed to; null means no limit. */
export type DiadesFilter = {
  /** First and last date, `YYYY-MM-DD`, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly town: string | null;
  /** Code of a tower tried in the diada, whatever came of it. */
  readonly code: string | null;
};

/** The towns, and the codes of the towers, that can be asked for: those of the results. */
export type ListChoices = { readonly towns: readonly string[]; readonly codes: readonly string[] };

export const NO_FILTER: DiadesFilter = { from: null, to: null, town: null, code: null };

export function filterDiades(diades: readonly Diada[], { from, to, town, code }: DiadesFilter): Diada[] {
  return diades.filter(
    (diada) =>
      (from === null || diada.date >= from) &&
      (to === null || diada.date <= to) &&
      (town === null || diada.town === town) &&
      (code === null || codesOf([diada]).includes(code)),
  );
}

/** The towns of the diades, each once, in Catalan order. */
export function townsOf(diades: readonly Diada[]): string[] {
  return [...new Set(diades.map(({ town }) => town))].filter((town) => town !== '').sort(compareCatalan);
}

/** The codes of the towers tried in the diades, each once, in the order of first sight. */
export function codesOf(diades: readonly Diada[]): string[] {
  const attempts = diades.flatMap(({ rounds }) => rounds.flatMap((round) => round.attempts));
  return [...new Set(attempts.map(({ code }) => code))];
}
