import type { Outcome } from '@/lib/towers/outcome';
import { isBuilt } from '@/lib/towers/outcome';
import type { Diada } from '../types';

export type SeasonRecord = {
  readonly season: string;
  readonly descarregats: number;
  readonly carregats: number;
};

/** What the results say of one tower. Diades are null when it has not happened yet. */
export type Dossier = {
  readonly key: string;
  readonly firstCarregat: Diada | null;
  readonly firstDescarregat: Diada | null;
  /** The last time it stood whole. */
  readonly last: Diada | null;
  readonly totals: Readonly<Record<Outcome, number>>;
  /** Times it was tried; a peu desmuntat never counts. */
  readonly tried: number;
  /** Share of the tries that ended descarregat, from 0 to 1; null when it was never tried. */
  readonly successRate: number | null;
  /** Most descarregats, then most carregats, then the latest; null when it was never built. */
  readonly bestSeason: SeasonRecord | null;
};

/** The dossier of a tower. Expects the diades by date, the oldest first, as grouping gives them. */
export function towerDossier(diades: readonly Diada[], key: string): Dossier {
  const totals: Record<Outcome, number> = {
    descarregat: 0,
    carregat: 0,
    intent: 0,
    'intent desmuntat': 0,
    'peu desmuntat': 0,
  };
  const firsts: { carregat: Diada | null; descarregat: Diada | null } = { carregat: null, descarregat: null };
  const seasons = new Map<string, SeasonRecord>();
  let last: Diada | null = null;
  for (const diada of diades) {
    for (const { outcome } of attemptsAt(diada, key)) {
      totals[outcome] += 1;
      if (!isBuilt({ outcome })) continue;
      last = diada;
      if (outcome === 'carregat') firsts.carregat ??= diada;
      else firsts.descarregat ??= diada;
      seasons.set(diada.season, addTo(seasons.get(diada.season), diada.season, outcome));
    }
  }
  const tried = totals.descarregat + totals.carregat + totals.intent + totals['intent desmuntat'];
  return {
    key,
    firstCarregat: firsts.carregat,
    firstDescarregat: firsts.descarregat,
    last,
    totals,
    tried,
    successRate: tried === 0 ? null : totals.descarregat / tried,
    bestSeason: [...seasons.values()].reduce<SeasonRecord | null>(betterSeason, null),
  };
}

function attemptsAt({ rounds }: Diada, key: string) {
  return rounds.flatMap(({ attempts }) => attempts.filter((attempt) => attempt.key === key));
}

function addTo(record: SeasonRecord | undefined, season: string, outcome: Outcome): SeasonRecord {
  const { descarregats, carregats } = record ?? { descarregats: 0, carregats: 0 };
  return outcome === 'carregat'
    ? { season, descarregats, carregats: carregats + 1 }
    : { season, descarregats: descarregats + 1, carregats };
}

function betterSeason(best: SeasonRecord | null, next: SeasonRecord): SeasonRecord {
  if (!best || next.descarregats !== best.descarregats)
    return !best || next.descarregats > best.descarregats ? next : best;
  return next.carregats >= best.carregats ? next : best;
}
