import type { Diada } from '@/lib/results/diada';
import { isBuilt, type Outcome } from '@/lib/towers/types';
import { groupBy } from '@/lib/values/collections';

type SeasonRecord = {
  readonly season: string;
  readonly descarregats: number;
  readonly carregats: number;
};

/** A diada is null if it has not happened yet. */
export type Dossier = {
  readonly code: string;
  readonly firstCarregat: Diada | null;
  readonly firstDescarregat: Diada | null;
  /** Last diada in which it was built. */
  readonly last: Diada | null;
  readonly totals: Readonly<Record<Outcome, number>>;
  /** Excludes peus desmuntats. */
  readonly tried: number;
  /** Share of tries that ended descarregat, 0 to 1. */
  readonly successRate: number | null;
  /** Most descarregats, then carregats, then the latest. */
  readonly bestSeason: SeasonRecord | null;
};

type Try = { readonly diada: Diada; readonly outcome: Outcome };

/** `diades` must be sorted, oldest first. */
export function towerDossier(diades: readonly Diada[], code: string): Dossier {
  const tries = diades.flatMap((diada) => triesAt(diada, code));
  const first = (outcome: Outcome) => tries.find((one) => one.outcome === outcome)?.diada ?? null;
  const count = (outcome: Outcome) => tries.filter((one) => one.outcome === outcome).length;
  const totals = {
    descarregat: count('descarregat'),
    carregat: count('carregat'),
    intent: count('intent'),
    'intent desmuntat': count('intent desmuntat'),
    'peu desmuntat': count('peu desmuntat'),
  };
  const tried = tries.length - totals['peu desmuntat'];
  const built = tries.filter(isBuilt);
  return {
    code,
    firstCarregat: first('carregat'),
    firstDescarregat: first('descarregat'),
    last: built.at(-1)?.diada ?? null,
    totals,
    tried,
    successRate: tried === 0 ? null : totals.descarregat / tried,
    bestSeason: bestSeasonOf(built),
  };
}

function triesAt(diada: Diada, code: string): Try[] {
  const attempts = diada.rounds.flatMap((round) => round.attempts);
  return attempts.filter((attempt) => attempt.code === code).map(({ outcome }) => ({ diada, outcome }));
}

function bestSeasonOf(built: readonly Try[]): SeasonRecord | null {
  const records = Array.from(
    groupBy(built, ({ diada }) => diada.season),
    ([season, own]) => {
      const carregats = own.filter(({ outcome }) => outcome === 'carregat').length;
      return { season, descarregats: own.length - carregats, carregats };
    },
  );
  // Latest first: the stable sort keeps the latest of equal seasons first.
  const [best] = records
    .reverse()
    .sort((a, b) => b.descarregats - a.descarregats || b.carregats - a.carregats);
  return best ?? null;
}
