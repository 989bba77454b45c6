import { type Season, seasonsBetween } from '@/lib/dates/seasons';
import type { Diada } from '@/lib/results/diada';
import { attemptsOf } from '@/lib/results/scoring/scores';
import { isBuilt, type Outcome } from '@/lib/towers/types';
import { groupBy } from '@/lib/values/collections';

/** How often a tower ended so. */
type Totals = Readonly<Record<Outcome, number>>;

export type SeasonRecord = { readonly season: Season; readonly totals: Totals };

/** A diada is null if it has not happened yet. */
export type Dossier = {
  readonly code: string;
  readonly firstCarregat: Diada | null;
  readonly firstDescarregat: Diada | null;
  /** Last diada in which it was built. */
  readonly last: Diada | null;
  readonly totals: Totals;
  /** Excludes peus desmuntats. */
  readonly tried: number;
  /** Share of tries that ended descarregat, 0 to 1. */
  readonly successRate: number | null;
  /** Seasons in which it was tried, oldest first. */
  readonly seasons: readonly SeasonRecord[];
  /** Most descarregats, then carregats, then the latest. Null if it was never built. */
  readonly bestSeason: SeasonRecord | null;
};

type Try = { readonly diada: Diada; readonly outcome: Outcome };

/** `diades` must be sorted, oldest first. */
export function towerDossier(diades: readonly Diada[], code: string): Dossier {
  const tries = diades.flatMap((diada) => triesAt(diada, code));
  const first = (outcome: Outcome) => tries.find((one) => one.outcome === outcome)?.diada ?? null;
  const totals = totalsOf(tries);
  const tried = triedIn(totals);
  const seasons = Array.from(
    groupBy(tries, ({ diada }) => diada.season),
    ([season, own]) => ({ season, totals: totalsOf(own) }),
  ).filter((record) => triedIn(record.totals) > 0);
  return {
    code,
    firstCarregat: first('carregat'),
    firstDescarregat: first('descarregat'),
    last: tries.findLast(isBuilt)?.diada ?? null,
    totals,
    tried,
    successRate: tried === 0 ? null : totals.descarregat / tried,
    seasons,
    bestSeason: bestSeasonOf(seasons),
  };
}

function triesAt(diada: Diada, code: string): Try[] {
  return attemptsOf(diada)
    .filter((attempt) => attempt.code === code)
    .map(({ outcome }) => ({ diada, outcome }));
}

function totalsOf(tries: readonly Try[]): Totals {
  const count = (outcome: Outcome) => tries.filter((one) => one.outcome === outcome).length;
  return {
    descarregat: count('descarregat'),
    carregat: count('carregat'),
    intent: count('intent'),
    'intent desmuntat': count('intent desmuntat'),
    'peu desmuntat': count('peu desmuntat'),
  };
}

/** A peu desmuntat is not a try. */
function triedIn({ 'peu desmuntat': _, ...totals }: Totals): number {
  return Object.values(totals).reduce((sum, total) => sum + total, 0);
}

function bestSeasonOf(seasons: readonly SeasonRecord[]): SeasonRecord | null {
  // Latest first: the stable sort keeps the latest of equal seasons first.
  const [best] = seasons
    .filter(({ totals }) => totals.descarregat + totals.carregat > 0)
    .reverse()
    .sort((a, b) => b.totals.descarregat - a.totals.descarregat || b.totals.carregat - a.totals.carregat);
  return best ?? null;
}

/** Every season from the first in which the tower was tried to `current`, so that gaps are seen. */
export function seasonRun({ seasons }: Pick<Dossier, 'seasons'>, current: Season): SeasonRecord[] {
  const [first] = seasons;
  if (!first) return [];
  return seasonsBetween(first.season, current).map(
    (season) => seasons.find((record) => record.season === season) ?? { season, totals: totalsOf([]) },
  );
}

/** Returns the last season in which the tower was tried, if a whole one without a try has followed. */
export function untriedSince({ seasons }: Pick<Dossier, 'seasons'>, current: Season): Season | null {
  const last = seasons.at(-1)?.season;
  return last !== undefined && seasonsBetween(last, current).length > 2 ? last : null;
}
