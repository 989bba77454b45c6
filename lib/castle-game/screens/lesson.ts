import { chancesOf, LEARNT, learn, limitOf, missingFor } from '@/lib/castle-game/engine/chances';
import { towerOf } from '@/lib/castle-game/engine/team';
import type { Series, Stats, Team, TowerStat } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { isBuilt } from '@/lib/towers/types';

export type Lesson = {
  /** Chance of descarregat, 0 to 1. */
  readonly before: number;
  readonly now: number;
  readonly built: boolean;
  readonly leansOn: readonly string[];
  /** The tower to rehearse instead, if it limits the chance. */
  readonly heldBy: string | undefined;
  readonly requires: string | undefined;
  /** Chance after `AHEAD` more attempts that end like the last one. */
  readonly ahead: number;
  /** Set after `STUCK_AFTER` attempts in a row that were not built. */
  readonly stuck: Stuck | undefined;
};

export type Stuck = {
  readonly inARow: number;
  readonly step: { readonly code: string; readonly chance: number } | undefined;
  /** More attempts of the tower itself raise its chance. */
  readonly canLearn: boolean;
};

export const AHEAD = 10;
/** Failures in a row after which an easier tower is proposed. */
const STUCK_AFTER = 3;

/** Chance of `code` after `AHEAD` more attempts of `stat` with the same outcome. */
function chanceAhead(stats: Stats, stat: TowerStat, outcome: GameOutcome, code = stat.code): number {
  let { own } = stat.odds;
  for (let attempt = 0; attempt < AHEAD; attempt += 1) own = learn(own, stat.odds, outcome);
  return chancesOf({ ...stats, [stat.code]: { ...stat, odds: { ...stat.odds, own } } }, code)[0];
}

/** What ten good attempts of a tower must add to the chance of another. */
const WORTH = 0.005;

const raiseOf = (stats: Stats, stat: TowerStat, code: string): number =>
  chanceAhead(stats, stat, 'descarregat', code) - chancesOf(stats, code)[0];

const raises = (stats: Stats, stat: TowerStat, code: string): boolean => raiseOf(stats, stat, code) >= WORTH;

/** The tower that limits this one, or else the one below it that raises it most, as far as it comes out, with those who came. */
function easierStep({ stats, attendees }: Pick<Team, 'stats' | 'attendees'>, code: string): Stuck['step'] {
  const [now] = chancesOf(stats, code);
  const limit = limitOf(stats, code);
  const below = new Set<string>();
  const add = (one: string) => {
    for (const name of Object.keys(towerOf(stats, one)?.odds.dependencies ?? {}))
      if (!below.has(name)) {
        below.add(name);
        add(name);
      }
  };
  add(code);
  const [best] = [...below]
    .flatMap((one) => {
      const stat = towerOf(stats, one);
      const [chance] = chancesOf(stats, one);
      const isBelow = limit === undefined ? chance > now && chance < LEARNT : one === limit;
      return stat && stat.people <= attendees && isBelow && raises(stats, stat, code)
        ? [{ step: { code: one, chance }, worth: chance * raiseOf(stats, stat, code) }]
        : [];
    })
    .sort((one, other) => other.worth - one.worth);
  return best?.step;
}

function stuckOf(team: Taught, stat: TowerStat): Stuck | undefined {
  const { code, attempts } = stat;
  const inARow = attempts.length - 1 - attempts.findLastIndex(isBuilt);
  if (inARow < STUCK_AFTER) return undefined;
  return { inARow, step: easierStep(team, code), canLearn: raises(team.stats, stat, code) };
}

type Taught = Pick<Team, 'stats' | 'attendees'> & Partial<Pick<Team, 'lastAttempt'>>;

/** Compares with the start of the series, if any. `undefined` if never tried. */
export function lessonOf(team: Taught, code: string): Lesson | undefined {
  const { stats, lastAttempt } = team;
  const stat = towerOf(stats, code);
  const last = stat?.attempts.at(-1);
  if (!stat || !last) return undefined;
  const series = lastAttempt?.code === code ? lastAttempt.series : undefined;
  const now = chancesOf(stats, code)[0];
  const limit = towerOf(stats, limitOf(stats, code) ?? '');
  // There is nothing to rehearse for it, also where the tower that limits it can rise no more.
  const isKnown =
    now >= LEARNT ||
    (limit !== undefined && chanceAhead(stats, limit, 'descarregat') <= chancesOf(stats, limit.code)[0]);
  return {
    before: series?.before ?? last.chances[0],
    now,
    built: series ? series.outcomes.some((outcome) => isBuilt({ outcome })) : isBuilt(last),
    leansOn: isKnown ? [] : Object.keys(stat.odds.dependencies),
    requires: missingFor(stats, stat.odds),
    heldBy: isKnown ? undefined : limit?.code,
    ahead: chanceAhead(stats, stat, last.outcome),
    stuck: stuckOf(team, stat),
  };
}

/** A tower dismantled in time is better than a fall. */
const BEST_FIRST = ['descarregat', 'carregat', 'intent desmuntat', 'intent'] as const;

export const bestOutcome = ({ outcomes }: Series): GameOutcome | undefined =>
  BEST_FIRST.find((outcome) => outcomes.includes(outcome));
