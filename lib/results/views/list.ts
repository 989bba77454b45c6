import {
  type Attempt,
  type Diada,
  labelRound,
  type Round,
  roundName,
  type TowerLabel,
} from '@/lib/results/diada';
import { arrangeTowers } from '@/lib/results/scoring/arrange';
import { attemptsOf, type ScoreTable } from '@/lib/results/scoring/scores';
import { byMerit } from '@/lib/results/scoring/tiers';
import { compareCatalan } from '@/lib/text/catalan';
import { isFall } from '@/lib/towers/types';
import type { DiadesFilter, ListChoices } from './list-filter';

export function filterDiades(
  diades: readonly Diada[],
  { from, to, day, town, code, outcome }: DiadesFilter,
): Diada[] {
  const codes = code?.split(',') ?? [null];
  const isWanted = (one: string | null) => (attempt: Attempt) =>
    (one === null || attempt.code === one) &&
    (outcome === null || (outcome === 'caiguda' ? isFall(attempt) : attempt.outcome === outcome));
  return diades.filter(
    (diada) =>
      (from === null || diada.date >= from) &&
      (to === null || diada.date <= to) &&
      (day === null || diada.date.endsWith(day)) &&
      (town === null || diada.town === town) &&
      ((code === null && outcome === null) || codes.every((one) => attemptsOf(diada).some(isWanted(one)))),
  );
}

/** In Catalan order. */
export function townsOf(diades: readonly Diada[]): string[] {
  return [...new Set(diades.map(({ town }) => town))].filter((town) => town !== '').sort(compareCatalan);
}

/** In order of first occurrence. */
export function codesOf(diades: readonly Diada[]): string[] {
  return [...new Set(diades.flatMap(attemptsOf).map(({ code }) => code))];
}

type NamedRound = TowerLabel & {
  readonly name: string;
  /** Codes of all its towers. */
  readonly codes: readonly string[];
};

export type SearchableDiades = {
  readonly choices: ListChoices;
  /** Oldest first. */
  readonly all: readonly Diada[];
  /** Latest first. */
  readonly find: (filter: DiadesFilter) => readonly Diada[];
  /** Row by row, since a list may have thousands. */
  readonly roundsOf: (diada: Diada) => readonly NamedRound[];
};

/** What the page of the list reads. */
export type ReadList = SearchableDiades & {
  /** Dates of diades that have lost a line of the CSV. */
  readonly incomplete: readonly string[];
  readonly understood: (filter: DiadesFilter) => DiadesFilter;
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
    all: diades,
    find: (filter) => filterDiades(diades, filter).reverse(),
    roundsOf: roundReader(),
  };
}

/** Caches rounds, since thousands of diades share a few. */
function roundReader(): SearchableDiades['roundsOf'] {
  const known = new Map<string, NamedRound>();
  const read = (round: Round): NamedRound => {
    const shown = labelRound(round);
    const named = known.get(shown.label) ?? {
      ...shown,
      name: roundName(round),
      codes: round.attempts.map(({ code }) => code),
    };
    known.set(shown.label, named);
    return named;
  };
  return ({ rounds }) => rounds.map(read);
}
