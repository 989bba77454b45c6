import { compareCatalan } from '@/lib/text/collator';
import type { ScoreTable } from '../scoring/attempt-points';
import { arrangeTowers, byMerit } from '../scoring/tiers';
import type { Diada, Round } from '../types';
import { codesOf, type DiadesFilter, filterDiades, type ListChoices, townsOf } from './filter';
import { labelRound, roundName, type TowerLabel } from './tower-names';

export type NamedRound = TowerLabel & { readonly name: string };

export type SearchableDiades = {
  readonly choices: ListChoices;
  /** Latest first. */
  readonly find: (filter: DiadesFilter) => readonly Diada[];
  /** Computed row by row, since a list may have thousands. */
  readonly roundsOf: (diada: Diada) => readonly NamedRound[];
};

/** Codes are sorted by merit. */
export function listChoices(diades: readonly Diada[], scores: ScoreTable): ListChoices {
  const present = new Set(codesOf(diades));
  const codes = byMerit(arrangeTowers(present, scores)).filter((code) => present.has(code));
  return { towns: townsOf(diades), codes };
}

/**
 * New codes follow `byMeritBefore`, the order of the build. Their merit depends on the scores CSV, and the list must
 * work without it.
 */
export function searchableDiades(
  diades: readonly Diada[],
  byMeritBefore: readonly string[],
): SearchableDiades {
  const present = new Set(codesOf(diades));
  const known = byMeritBefore.filter((code) => present.has(code));
  const added = [...present].filter((code) => !known.includes(code)).sort(compareCatalan);
  return {
    choices: { towns: townsOf(diades), codes: [...known, ...added] },
    find: (filter) => filterDiades(diades, filter).reverse(),
    roundsOf: roundReader(),
  };
}

/** Caches rounds, since thousands of diades share a few. */
function roundReader(): SearchableDiades['roundsOf'] {
  const known = new Map<string, NamedRound>();
  const read = (round: Round): NamedRound => {
    const shown = labelRound(round);
    const named = known.get(shown.label) ?? { ...shown, name: roundName(round) };
    known.set(shown.label, named);
    return named;
  };
  return ({ rounds }) => rounds.map(read);
}
