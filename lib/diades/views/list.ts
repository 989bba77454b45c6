import { compareCatalan } from '@/lib/text/collator';
import type { ScoreTable } from '../scoring/attempt-points';
import { arrangeTowers, byMerit } from '../scoring/tiers';
import type { Diada } from '../types';
import { codesOf, type DiadesFilter, filterDiades, type ListChoices, townsOf } from './filter';
import { labelRound, roundName, type TowerLabel, type TowerNames } from './tower-names';

/** A diada as the list shows it. */
export type ListRow = { readonly diada: Diada; readonly towers: readonly TowerLabel[] };

/** The rows of a list, the latest diada first, and the names of every round in them. */
export type ListRows = { readonly rows: readonly ListRow[]; readonly names: TowerNames };

/** Some results that can be asked: what for, and the answer. */
export type SearchableDiades = {
  readonly choices: ListChoices;
  readonly find: (filter: DiadesFilter) => ListRows;
};

/** What can be asked of the results, the towers by merit. */
export function listChoices(diades: readonly Diada[], scores: ScoreTable): ListChoices {
  const present = new Set(codesOf(diades));
  const codes = byMerit(arrangeTowers(present, scores)).filter((code) => present.has(code));
  return { towns: townsOf(diades), codes };
}

/**
 * Results that can be asked. Towers keep the order of merit they had when the page was built, and new ones follow it:
 * their merit is in the other sheet, and the list must not fail with it.
 */
export function searchableDiades(
  diades: readonly Diada[],
  byMeritBefore: readonly string[],
): SearchableDiades {
  const present = codesOf(diades);
  const known = byMeritBefore.filter((code) => present.includes(code));
  const added = present.filter((code) => !known.includes(code)).sort(compareCatalan);
  return {
    choices: { towns: townsOf(diades), codes: [...known, ...added] },
    find: (filter) => listRows(filterDiades(diades, filter)),
  };
}

export function listRows(diades: readonly Diada[]): ListRows {
  const rounds = diades.flatMap((diada) => diada.rounds);
  return {
    rows: diades.map((diada) => ({ diada, towers: diada.rounds.map(labelRound) })).reverse(),
    names: Object.fromEntries(rounds.map((round) => [labelRound(round).label, roundName(round)])),
  };
}
