import type { Season } from '@/lib/dates/seasons';
import { byMerit } from '@/lib/results/scoring/tiers';
import { type Pair, shareOf, type Tally } from './shares';
import {
  type BestDiada,
  COVID_SEASON,
  type FirstBuilt,
  isPilarLevel,
  type LevelId,
  type Outcomes,
  type Overview,
  type ScoredTower,
  type SeasonPoint,
  towerTotals,
  type YearAgo,
} from './summary';

export type Glance = {
  readonly diades: number;
  readonly total: Tally;
  readonly levels: readonly { readonly id: LevelId; readonly tally: Tally }[];
  /** Null if no diada has points. */
  readonly best: BestDiada | null;
  /** Best first. */
  readonly castells: readonly ScoredTower[];
  /** The best, or none. */
  readonly pilars: readonly ScoredTower[];
  /** Oldest first. */
  readonly novelties: readonly FirstBuilt[];
  readonly recoveries: readonly FirstBuilt[];
};

/** Figures of any seasons together, oldest first. `levels`: of the overview. */
export function glanceOf(points: readonly SeasonPoint[], levels: readonly LevelId[]): Glance {
  const firsts = points.flatMap((point) => point.firsts);
  return {
    diades: points.reduce((sum, { diades }) => sum + diades, 0),
    total: tallyOf(points.flatMap(({ levels }) => levels)),
    levels: levels.map((id, place) => ({ id, tally: levelTally(points, place) })),
    best: bestDiada(points.flatMap(({ best }) => best ?? [])),
    castells: bestTowers(
      points.flatMap(({ castells }) => castells),
      BEST_CASTELLS,
    ),
    pilars: bestTowers(
      points.flatMap(({ pilars }) => pilars),
      1,
    ),
    novelties: firsts.filter(([, , , last]) => last === null),
    recoveries: firsts.filter(([, , , last]) => last !== null),
  };
}

/** Of `diades`, oldest first, returns the earliest of the best, or null if none has points. */
export function bestDiada(diades: readonly BestDiada[]): BestDiada | null {
  const [best] = [...diades].sort((one, other) => other.points - one.points);
  return best && best.points > 0 ? best : null;
}

export function tallyOf(all: readonly Outcomes[]): Tally {
  const sum = (place: 0 | 1 | 2 | 3) => all.reduce((total, outcomes) => total + outcomes[place], 0);
  const [descarregats, carregats, intents, desmuntats] = [sum(0), sum(1), sum(2), sum(3)];
  const tried = descarregats + carregats + intents + desmuntats;
  return { tried, descarregats, carregats, intents, desmuntats, falls: carregats + intents };
}

/** `place`: of the level in those of the overview. */
export function levelTally(points: readonly SeasonPoint[], place: number): Tally {
  return tallyOf(points.flatMap(({ levels }) => levels.slice(place, place + 1)));
}

export const BEST_CASTELLS = 3;

/** Best first, each code once. `towers` must be sorted, oldest first: ties keep that order. */
export function bestTowers(towers: readonly ScoredTower[], size: number): ScoredTower[] {
  const best = new Map<string, ScoredTower>();
  const sorted = [...towers].sort(([, , , one], [, , , other]) => other - one);
  for (const tower of sorted) if (!best.has(tower[0])) best.set(tower[0], tower);
  return [...best.values()].slice(0, size);
}

export type FigureId = 'diades' | Exclude<keyof Tally, 'desmuntats'> | 'best';

export type Figure<Id extends string> = {
  readonly id: Id;
  readonly value: number;
  /** Of the tries, from 0 to 1. Null if there are none, or if the figure is no part of them. */
  readonly share: number | null;
};

export function figuresOf({ diades, total, best }: Glance): Figure<FigureId>[] {
  const parts = ['descarregats', 'carregats', 'intents', 'falls'] as const;
  return [
    { id: 'diades', value: diades, share: null },
    { id: 'tried', value: total.tried, share: null },
    ...parts.map((id) => ({ id, value: total[id], share: shareOf(total[id], total) })),
    { id: 'best', value: best?.points ?? 0, share: null },
  ];
}

/** Descarregats of each level. */
function levelFiguresOf({ levels }: Glance): Figure<LevelId>[] {
  return levels.map(({ id, tally }) => ({
    id,
    value: tally.descarregats,
    share: shareOf(tally.descarregats, tally),
  }));
}

export type ComparedFigure = {
  readonly id: FigureId | LevelId;
  readonly values: Pair<number>;
  readonly shares: Pair<number | null>;
};

export type ComparedTower = {
  readonly code: string;
  readonly descarregats: Pair<number>;
  readonly carregats: Pair<number>;
};

export type Comparison = {
  readonly seasons: Pair<Season>;
  readonly figures: readonly ComparedFigure[];
  readonly levels: readonly (ComparedFigure & { readonly id: LevelId })[];
  /** Built in either season, hardest first. */
  readonly towers: readonly ComparedTower[];
  /** If these are the last season and the current one. */
  readonly yearAgo: YearAgo | null;
};

export function comparisonOf(
  { counts, points, levels, yearAgo }: Overview,
  [one, other]: readonly [Season, Season],
): Comparison {
  const glance = (season: Season) =>
    glanceOf(
      points.filter((point) => point.season === season),
      levels,
    );
  const [first, second] = [glance(one), glance(other)];
  const [totals, otherTotals] = [towerTotals(counts, [one]), towerTotals(counts, [other])];
  return {
    seasons: [one, other],
    yearAgo: yearAgo?.seasons.every((season) => season === one || season === other) ? yearAgo : null,
    figures: pairFigures(figuresOf(first), figuresOf(second)),
    levels: pairFigures(levelFiguresOf(first), levelFiguresOf(second)),
    towers: byMerit(counts.arranged)
      .filter((code) => totals.has(code) || otherTotals.has(code))
      .map((code) => {
        const built = (field: 'descarregats' | 'carregats'): Pair<number> => [
          totals.get(code)?.[field] ?? 0,
          otherTotals.get(code)?.[field] ?? 0,
        ];
        return { code, descarregats: built('descarregats'), carregats: built('carregats') };
      }),
  };
}

/** Both have the same ids, in the same order. */
function pairFigures<Id extends ComparedFigure['id']>(
  one: readonly Figure<Id>[],
  other: readonly Figure<Id>[],
): (ComparedFigure & { readonly id: Id })[] {
  return one.flatMap(({ id, value, share }, place) => {
    const same = other[place];
    return same ? [{ id, values: [value, same.value], shares: [share, same.share] }] : [];
  });
}

export type SeasonNote = { readonly season: Season; readonly kind: 'covid' | 'first tallest' | 'best' };

/** Seasons that explain themselves, oldest first. */
export function seasonNotes({ points, levels }: Pick<Overview, 'points' | 'levels'>): readonly SeasonNote[] {
  const active = points.filter(({ diades }) => diades > 0);
  const [first] = active;
  const covid = points.find(({ season, diades }) => season === COVID_SEASON && diades === 0);
  const tallest = points.find((point) => {
    const { descarregats, carregats } = levelTally([point], 0);
    return levels.some((id) => !isPilarLevel(id)) && descarregats + carregats > 0;
  });
  const best = active.reduce<SeasonPoint | undefined>(
    (most, point) => ((point.best?.points ?? 0) > (most?.best?.points ?? 0) ? point : most),
    undefined,
  );
  const notes: SeasonNote[] = [];
  if (covid && first && first.season < covid.season) notes.push({ season: covid.season, kind: 'covid' });
  if (tallest) notes.push({ season: tallest.season, kind: 'first tallest' });
  if (best) notes.push({ season: best.season, kind: 'best' });
  return notes.sort((one, other) => (one.season < other.season ? -1 : 1));
}
