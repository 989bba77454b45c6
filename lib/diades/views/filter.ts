import { compareCatalan } from '@/lib/text/collator';
import type { Diada } from '../types';

/** What the list is narrowed to; null means no limit. */
export type DiadesFilter = {
  /** First and last date, `YYYY-MM-DD`, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly town: string | null;
  /** Key of a tower tried in the diada, whatever came of it. */
  readonly tower: string | null;
};

export const NO_FILTER: DiadesFilter = { from: null, to: null, town: null, tower: null };

export function filterDiades(diades: readonly Diada[], filter: DiadesFilter): Diada[] {
  const { from, to, town, tower } = filter;
  return diades.filter(
    (diada) =>
      (from === null || diada.date >= from) &&
      (to === null || diada.date <= to) &&
      (town === null || diada.town === town) &&
      (tower === null || hasTower(diada, tower)),
  );
}

/** The towns of the diades, each once, in Catalan order. */
export function townsOf(diades: readonly Diada[]): string[] {
  return [...new Set(diades.map(({ town }) => town))].filter((town) => town !== '').sort(compareCatalan);
}

/** The towers tried in the diades, each once, in the order of first sight; `byMerit` puts them in order. */
export function towersOf(diades: readonly Diada[]): string[] {
  const keys = new Set<string>();
  for (const { rounds } of diades) {
    for (const { attempts } of rounds) for (const { key } of attempts) keys.add(key);
  }
  return [...keys];
}

function hasTower({ rounds }: Diada, tower: string): boolean {
  return rounds.some(({ attempts }) => attempts.some(({ key }) => key === tower));
}
