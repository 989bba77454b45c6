import { compareCatalan } from '@/lib/text/collator';
import type { ScoreTable } from '../scoring/attempt-points';
import { arrangeTowers, byMerit } from '../scoring/tiers';
import type { Diada, Round } from '../types';
import { codesOf, type DiadesFilter, filterDiades, type ListChoices, townsOf } from './filter';
import { labelRound, roundName, type TowerLabel } from './tower-names';

/** What a round of a diada is shown by, and its name in words. */
export type NamedRound = TowerLabel & { readonly name: string };

/** Some results that can be asked: what for, and the answer. */
export type SearchableDiades = {
  readonly choices: ListChoices;
  /** The diades asked for, the latest first. */
  readonly find: (filter: DiadesFilter) => readonly Diada[];
  /** What a row shows of its diada; worked out row by row, since a list may have thousands. */
  readonly roundsOf: (diada: Diada) => readonly NamedRound[];
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
  const present = new Set(codesOf(diades));
  const known = byMeritBefore.filter((code) => present.has(code));
  const added = [...present].filter((code) => !known.includes(code)).sort(compareCatalan);
  return {
    choices: { towns: townsOf(diades), codes: [...known, ...added] },
    find: (filter) => filterDiades(diades, filter).reverse(),
    roundsOf: roundReader(),
  };
}

/** The same few rounds come back in thousands of diades, so each is named once. */
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
