import { formatSeason, type Season, seasonOf, seasonsBetween } from '@/lib/dates/seasons';
import type { Diada, TowerNames } from '@/lib/results/diada';
import { diadaPoints, floorsOf, isPilar, type ScoreTable } from '@/lib/results/scoring/scores';
import { arrangeTowers, byMerit } from '@/lib/results/scoring/tiers';
import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import { isBuilt } from '@/lib/towers/types';
import { groupBy } from '@/lib/values/collections';
import type { CompactCount, Overview, SeasonCounts, SeasonPoint } from './summary';

/** From the season of `founded`, a year, to that of `today`, or those of the first and last diades if they are beyond. */
export function overviewOf(
  diades: readonly Diada[],
  scores: ScoreTable,
  { founded, today }: { readonly founded: number; readonly today: string },
): Overview {
  const current = seasonOf(today);
  const own = [current, ...diades.map(({ season }) => season)].sort();
  const [first = current] = [formatSeason(founded), ...own].sort();
  const seasons = seasonsBetween(first, own.at(-1) ?? current);
  return { counts: countSeasons(diades, scores), points: seasonSeries(diades, scores, seasons) };
}

export function countSeasons(diades: readonly Diada[], scores: ScoreTable): SeasonCounts {
  const seasons = Array.from(
    groupBy(diades, ({ season }) => season),
    ([season, own]) => [season, countBuilt(own)] as const,
  );
  const built = seasons.flatMap(([, counts]) => counts.map(([code]) => code));
  const arranged = arrangeTowers(built, scores);
  return { arranged, seasons: Object.fromEntries(seasons), names: namesOf(byMerit(arranged)) };
}

function countBuilt(diades: readonly Diada[]): CompactCount[] {
  const attempts = diades.flatMap(({ rounds }) => rounds.flatMap((round) => round.attempts));
  return Array.from(
    groupBy(attempts.filter(isBuilt), ({ code }) => code),
    ([code, built]) => {
      const carregats = built.filter(({ outcome }) => outcome === 'carregat').length;
      return [code, built.length - carregats, carregats];
    },
  );
}

function namesOf(codes: readonly string[]): TowerNames {
  const names: Record<string, string> = {};
  for (const code of codes) {
    const parsed = parseConstruction(code);
    if (parsed.ok) names[code] = towerName(parsed.construction);
  }
  return names;
}

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
