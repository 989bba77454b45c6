import { compareSeasons, formatSeason, type Season, seasonOf, seasonsBetween } from '@/lib/dates/seasons';
import type { Diada, TowerNames } from '@/lib/results/diada';
import { arrangeTowers } from '@/lib/results/scoring/arrange';
import {
  attemptsOf,
  floorsOf,
  hasOwnTiers,
  isPilar,
  type ScoredDiada,
  type ScoreTable,
  scoreDiada,
} from '@/lib/results/scoring/scores';
import { byMerit } from '@/lib/results/scoring/tiers';
import { towerName } from '@/lib/towers/name';
import { constructionOf } from '@/lib/towers/notation';
import { type Construction, isBuilt, type Outcome } from '@/lib/towers/types';
import { groupBy } from '@/lib/values/collections';
import { BEST_CASTELLS, bestDiada, bestTowers, tallyOf } from './glance';
import {
  type CompactCount,
  type FirstBuilt,
  isPilarLevel,
  LEVEL_IDS,
  type LevelId,
  type Outcomes,
  type Overview,
  type ScoredTower,
  type SeasonCounts,
  type SeasonPoint,
} from './summary';

type OverviewSpan = { readonly founded: number; readonly today: string; readonly firstMonth?: number };

/** From the season of `founded`, a year, to that of `today`, or those of the first and last diades if they are beyond. */
export function overviewOf(
  diades: readonly Diada[],
  scores: ScoreTable,
  { founded, today, firstMonth }: OverviewSpan,
): Overview {
  const current = seasonOf(today, firstMonth);
  const own = [current, ...diades.map(({ season }) => season)].sort();
  const [first = current] = [formatSeason(founded, firstMonth), ...own].sort();
  const seasons = seasonsBetween(first, own.at(-1) ?? current);
  const levels = levelsOf(diades, scores);
  const last = seasons[seasons.indexOf(current) - 1];
  const day = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('02-29', '02-28');
  const yearAgo = diades.filter(({ season, date }) => season === last && date <= day);
  const { tried, descarregats } = tallyOf(outcomesOf(yearAgo, levels, hasOwnTiers(scores)));
  return {
    counts: countSeasons(diades, scores),
    points: seasonSeries(diades, scores, seasons, levels),
    levels,
    yearAgo: last ? { seasons: [last, current], day, diades: yearAgo.length, tried, descarregats } : null,
  };
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
  return Array.from(
    groupBy(diades.flatMap(attemptsOf).filter(isBuilt), ({ code }) => code),
    ([code, built]) => {
      const carregats = built.filter(({ outcome }) => outcome === 'carregat').length;
      return [code, built.length - carregats, carregats];
    },
  );
}

const namesOf = (codes: readonly string[]): TowerNames =>
  Object.fromEntries(codes.map((code) => [code, towerName(constructionOf(code))]));

/** `diades` must be sorted, oldest first. Ignores those of other seasons. */
export function seasonSeries(
  diades: readonly Diada[],
  scores: ScoreTable,
  seasons: readonly Season[],
  levels = levelsOf(diades, scores),
): SeasonPoint[] {
  const bySeason = groupBy(diades, ({ season }) => season);
  const firsts = firstsOf(diades);
  return seasons.map((season) => {
    const own = bySeason.get(season) ?? [];
    const scored = own.map((diada) => scoreDiada(diada, scores));
    const counting = scored.flatMap(countingTowers);
    return {
      season,
      diades: own.length,
      best: bestDiada(scored.map(({ diada: { date, reason }, points }) => ({ date, reason, points }))),
      levels: outcomesOf(own, levels, hasOwnTiers(scores)),
      castells: bestOf(counting, false, BEST_CASTELLS),
      pilars: bestOf(counting, true, 1),
      firsts: own.flatMap((diada) => firsts.get(diada) ?? []),
    };
  });
}

/** Of a club with its own tiers: one for each number of floors that it has tried. */
function levelsOf(diades: readonly Diada[], scores: ScoreTable): readonly LevelId[] {
  if (!hasOwnTiers(scores)) return LEVEL_IDS;
  const tried = diades.flatMap(attemptsOf).filter(({ outcome }) => outcome !== 'peu desmuntat');
  const levels = new Set(tried.map(({ construction }) => levelOf(construction, true)));
  const rank = (id: LevelId) => Number(id.replace(/\D+/, '')) - (isPilarLevel(id) ? 100 : 0);
  return [...levels].sort((one, other) => rank(other) - rank(one));
}

function outcomesOf(diades: readonly Diada[], levels: readonly LevelId[], isOwn: boolean): Outcomes[] {
  const byLevel = groupBy(diades.flatMap(attemptsOf), ({ construction }) => levelOf(construction, isOwn));
  return levels.map((level) => {
    const count = (outcome: Outcome) =>
      (byLevel.get(level) ?? []).filter((attempt) => attempt.outcome === outcome).length;
    return [count('descarregat'), count('carregat'), count('intent'), count('intent desmuntat')];
  });
}

/** `isOwn`: of a club with its own tiers. */
function levelOf(construction: Construction, isOwn: boolean): LevelId {
  const floors = floorsOf(construction);
  if (isPilar(construction)) {
    if (floors <= 4) return 'P≤4';
    return isOwn ? `P${floors}` : 'P≥5';
  }
  if (isOwn || floors === 7 || floors === 6) return `${floors}`;
  return floors >= 8 ? '≥8' : '≤5';
}

type Counting = { readonly tower: ScoredTower; readonly isPilar: boolean };

function countingTowers({ diada, attempts }: ScoredDiada): Counting[] {
  return attempts
    .filter(({ verdict }) => verdict === 'counts')
    .map(({ attempt: { code, construction, outcome }, points }) => ({
      tower: [code, diada.date, outcome === 'carregat', points],
      isPilar: isPilar(construction),
    }));
}

/** The best of a season count in their diada, since a diada counts as many. */
function bestOf(counting: readonly Counting[], pilars: boolean, size: number): ScoredTower[] {
  return bestTowers(
    counting.filter((one) => one.isPilar === pilars).map(({ tower }) => tower),
    size,
  );
}

/** Whole seasons without a tower that make it a recovery. One may be chance, and nobody built any in 2020-2021. */
const SEASONS_WITHOUT = 2;

/** Novelties and recoveries of each diada. `diades` must be sorted, oldest first. */
export function firstsOf(diades: readonly Diada[]): ReadonlyMap<Diada, readonly FirstBuilt[]> {
  const latest = new Map<string, Diada>();
  const firstsIn = (diada: Diada) =>
    attemptsOf(diada)
      .filter(isBuilt)
      .flatMap(({ code, outcome }): FirstBuilt[] => {
        const last = latest.get(code);
        latest.set(code, diada);
        const apart = last ? -compareSeasons(last.season, diada.season) : 0;
        if (last && apart <= SEASONS_WITHOUT) return [];
        return [[code, diada.date, outcome === 'carregat', last ? [last.date, apart] : null]];
      });
  return new Map(diades.map((diada) => [diada, firstsIn(diada)]));
}
