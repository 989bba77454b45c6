import { compareCatalan } from '@/lib/text/collator';
import type { Diada } from '../types';

/** Null means no limit. */
export type DiadesFilter = {
  /** First and last date, `YYYY-MM-DD`, inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  readonly town: string | null;
  /** Code of a tower tried, with any outcome. */
  readonly code: string | null;
};

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

/** In Catalan order. */
export function townsOf(diades: readonly Diada[]): string[] {
  return [...new Set(diades.map(({ town }) => town))].filter((town) => town !== '').sort(compareCatalan);
}

/** In order of first occurrence. */
export function codesOf(diades: readonly Diada[]): string[] {
  const attempts = diades.flatMap(({ rounds }) => rounds.flatMap((round) => round.attempts));
  return [...new Set(attempts.map(({ code }) => code))];
}
