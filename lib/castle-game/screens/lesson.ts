import { chancesOf, learn, missingFor } from '@/lib/castle-game/engine/chances';
import { towerOf } from '@/lib/castle-game/engine/team';
import {
  GAME_OUTCOMES,
  type GameOutcome,
  type Series,
  type Stats,
  type Team,
  type TowerStat,
} from '@/lib/castle-game/types';
import { parseConstruction } from '@/lib/towers/notation';
import { isBuilt } from '@/lib/towers/types';

export type Lesson = {
  /** Chance of descarregat, 0 to 1. */
  readonly before: number;
  readonly now: number;
  readonly built: boolean;
  readonly leansOn: readonly string[];
  /** The only dependency, if it limits the chance. */
  readonly heldBy: string | undefined;
  readonly requires: string | undefined;
  /** Chance of the same tower without its top floor. */
  readonly reach: { readonly floor: number; readonly chance: number } | undefined;
  /** Chance after `AHEAD` more attempts that end like the last one. */
  readonly ahead: number;
  /** Set after `STUCK_AFTER` attempts in a row that were not built. */
  readonly stuck: Stuck | undefined;
};

export type Stuck = {
  readonly inARow: number;
  readonly step: { readonly code: string; readonly chance: number } | undefined;
};

export const AHEAD = 10;
/** Failures in a row after which an easier tower is proposed. */
const STUCK_AFTER = 3;
/** Chance of descarregat from which there is little left to learn. */
const LEARNT = 0.8;

function reachOf(stats: Stats, code: string, leansOn: readonly string[]): Lesson['reach'] {
  const parsed = parseConstruction(code);
  if (!parsed.ok || parsed.construction.kind !== 'tower') return undefined;
  const { structure, floors } = parsed.construction;
  const chances = leansOn.flatMap((one) => {
    const below = parseConstruction(one);
    if (!below.ok || below.construction.kind !== 'tower') return [];
    const isSame = below.construction.structure === structure && below.construction.floors === floors - 1;
    return isSame ? chancesOf(stats, one)[0] : [];
  });
  return chances.length > 0 ? { floor: floors - 1, chance: Math.max(...chances) } : undefined;
}

function chanceAhead(stats: Stats, stat: TowerStat, outcome: GameOutcome): number {
  let { own } = stat.odds;
  for (let attempt = 0; attempt < AHEAD; attempt += 1) own = learn(own, stat.odds, outcome);
  return chancesOf({ ...stats, [stat.code]: { ...stat, odds: { ...stat.odds, own } } }, stat.code)[0];
}

/** The likeliest tower below this one that can still be learnt with those who came. */
function easierStep({ stats, attendees }: Pick<Team, 'stats' | 'attendees'>, code: string): Stuck['step'] {
  const [now] = chancesOf(stats, code);
  const below = new Set<string>();
  const add = (one: string) => {
    for (const name of Object.keys(towerOf(stats, one)?.odds.dependencies ?? {}))
      if (!below.has(name)) {
        below.add(name);
        add(name);
      }
  };
  add(code);
  const [step] = [...below]
    .flatMap((one) => {
      const stat = towerOf(stats, one);
      const [chance] = chancesOf(stats, one);
      return stat && stat.people <= attendees && chance > now && chance < LEARNT
        ? [{ code: one, chance }]
        : [];
    })
    .sort((one, other) => other.chance - one.chance);
  return step;
}

function stuckOf(team: Taught, { code, attempts }: TowerStat): Stuck | undefined {
  const inARow = attempts.length - 1 - attempts.findLastIndex(isBuilt);
  return inARow >= STUCK_AFTER ? { inARow, step: easierStep(team, code) } : undefined;
}

/** A tower is never likelier than its single dependency. */
function holderOf({ stats }: Pick<Team, 'stats'>, leansOn: readonly string[], now: number) {
  const [only, ...others] = leansOn;
  return only !== undefined && others.length === 0 && chancesOf(stats, only)[0] <= now ? only : undefined;
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
  const leansOn = Object.keys(stat.odds.dependencies);
  return {
    before: series?.before ?? last.chances[0],
    now,
    built: series ? series.outcomes.some((outcome) => isBuilt({ outcome })) : isBuilt(last),
    leansOn,
    requires: missingFor(stats, stat.odds),
    heldBy: holderOf({ stats }, leansOn, now),
    reach: reachOf(stats, code, leansOn),
    ahead: chanceAhead(stats, stat, last.outcome),
    stuck: stuckOf(team, stat),
  };
}

export const bestOutcome = ({ outcomes }: Series): GameOutcome | undefined =>
  GAME_OUTCOMES.find((outcome) => outcomes.includes(outcome));
