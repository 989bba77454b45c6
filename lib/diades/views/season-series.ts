import type { Season } from '@/lib/dates/seasons';
import { isBuilt } from '@/lib/towers/outcome';
import type { ScoreTable } from '../scoring/attempt-points';
import { diadaPoints } from '../scoring/diada-score';
import { type Diada, floorsOf, isPilar } from '../types';

export type SeasonPoint = {
  readonly season: Season;
  readonly diades: number;
  /** Points of the best diada, or 0. */
  readonly best: number;
  /** Castells built, without pilars and vanos. */
  readonly towersOf7: number;
  /** Eight floors or more built, without pilars and vanos. */
  readonly towersOf8: number;
  readonly descarregats: number;
  readonly carregats: number;
  /** Tries not built, without peus desmuntats. */
  readonly intents: number;
};

/** Ignores diades of other seasons. */
export function seasonSeries(
  diades: readonly Diada[],
  scores: ScoreTable,
  seasons: readonly Season[],
): SeasonPoint[] {
  const points = new Map(seasons.map((season) => [season, emptyPoint(season)]));
  for (const diada of diades) {
    const point = points.get(diada.season);
    if (!point) continue;
    point.diades += 1;
    point.best = Math.max(point.best, diadaPoints(diada, scores));
    countAttempts(point, diada);
  }
  return [...points.values()];
}

/** From 0 to 1, all 0 if nothing was tried. */
export function outcomeShares({
  descarregats,
  carregats,
  intents,
}: Pick<SeasonPoint, 'descarregats' | 'carregats' | 'intents'>) {
  const tried = descarregats + carregats + intents || 1;
  return { descarregats: descarregats / tried, carregats: carregats / tried, intents: intents / tried };
}

type OpenPoint = { -readonly [Field in keyof SeasonPoint]: SeasonPoint[Field] };

function emptyPoint(season: Season): OpenPoint {
  return {
    season,
    diades: 0,
    best: 0,
    towersOf7: 0,
    towersOf8: 0,
    descarregats: 0,
    carregats: 0,
    intents: 0,
  };
}

function countAttempts(point: OpenPoint, { rounds }: Diada): void {
  for (const attempt of rounds.flatMap(({ attempts }) => attempts)) {
    if (attempt.outcome === 'descarregat') point.descarregats += 1;
    else if (attempt.outcome === 'carregat') point.carregats += 1;
    else if (attempt.outcome !== 'peu desmuntat') point.intents += 1;
    if (!isBuilt(attempt) || isPilar(attempt.construction)) continue;
    const floors = floorsOf(attempt.construction);
    if (floors === 7) point.towersOf7 += 1;
    else if (floors >= 8) point.towersOf8 += 1;
  }
}
