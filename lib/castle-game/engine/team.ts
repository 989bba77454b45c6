import { NEW_TEAM_MEMBERS, REHEARSAL_ATTEMPTS, START_DATE } from '@/lib/castle-game/limits';
import { tuning } from '@/lib/castle-game/tuning';
import type {
  Catalogue,
  CatalogueEntry,
  Chances,
  FirstDay,
  FirstTimes,
  GameState,
  Odds,
  Stats,
  Team,
  Today,
  TowerStat,
} from '@/lib/castle-game/types';
import { BUILT, type Built, type Context, type GameOutcome } from '@/lib/castle-game/vocabulary';
import { seasonOf } from '@/lib/dates/seasons';

export function newStats(catalogue: Catalogue): Stats {
  return Object.fromEntries([...catalogue].map(([code, entry]) => [code, { ...entry, attempts: [] }]));
}

export type NewTeam = {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly seed: number;
};

export function newTeam(catalogue: Catalogue, { name, color, seed }: NewTeam): GameState {
  return {
    team: {
      name,
      color,
      members: NEW_TEAM_MEMBERS,
      attendees: NEW_TEAM_MEMBERS,
      stats: newStats(catalogue),
      history: [],
      tried: [],
      acceptedMissions: [],
      completedMissions: [],
      firsts: {},
      seasons: [{ season: seasonOf(START_DATE), members: NEW_TEAM_MEMBERS, read: false }],
      date: START_DATE,
      today: { type: 'rehearsal', attemptsLeft: REHEARSAL_ATTEMPTS },
      seed: seed >>> 0,
      lastAttempt: null,
      missedPerformance: null,
      unknown: {},
      unknownStats: {},
    },
    rounds: [],
  };
}

/** Ignores inherited keys such as `constructor`. */
export const towerOf = (stats: Stats, code: string): TowerStat | undefined =>
  Object.hasOwn(stats, code) ? stats[code] : undefined;

/** Derives the level, 0 to 8, from the starting chance, since netes have no group. */
function levelFrom({ own }: Odds): number {
  const level = tuning.start.findIndex((start) => own[0] >= start);
  return level < 0 ? tuning.start.length - 1 : level;
}

function readyChances({ odds }: CatalogueEntry, knowledge: number): Chances {
  const usual = tuning.ready[levelFrom(odds)] ?? odds.own[0];
  const descarregat = Math.min(odds.caps[1], usual * knowledge);
  const [, carregat, intent, desmuntat] = odds.own;
  const factor = (1 - descarregat) / (carregat + intent + desmuntat);
  return [descarregat, carregat * factor, intent * factor, desmuntat * factor];
}

function readyOdds(stat: CatalogueEntry, knowledge: number): Odds {
  // A ready team has descarregat every tower.
  const { requires, ...odds } = stat.odds;
  return { ...odds, own: readyChances(stat, knowledge) };
}

type Ready = {
  readonly seed: number;
  readonly members: number;
  readonly date: string;
  readonly today: Today;
  readonly knowledge: (code: string) => number;
};

/** First times without a known day. */
const KNOWN = { performance: { carregat: null, descarregat: null } } as const;

/** A team that has built every tower, with all its members present. */
export function readyGame(catalogue: Catalogue, { seed, members, date, today, knowledge }: Ready): GameState {
  const { team, rounds } = newTeam(catalogue, { name: '', color: '', seed });
  const stats = readyStats(team.stats, knowledge);
  const firsts = Object.fromEntries(Object.keys(stats).map((code) => [code, KNOWN]));
  return {
    team: { ...team, members, attendees: members, date, today, stats, firsts },
    rounds,
  };
}

/** Stats after years of rehearsals. `knowledge` is a factor, 1 for the usual level. */
export const readyStats = (stats: Stats, knowledge: (code: string) => number = () => 1): Stats =>
  Object.fromEntries(
    Object.entries(stats).map(([code, stat]) => [code, { ...stat, odds: readyOdds(stat, knowledge(code)) }]),
  );

type Firsts = Readonly<Record<string, FirstTimes>>;

const builtOf = (outcome: GameOutcome) => BUILT.find((built) => built === outcome);

const doneAt = (firsts: FirstTimes | undefined, context: Context, built: Built): boolean =>
  firsts?.[context]?.[built] !== undefined;

/**
 * Returns which "first" this outcome is, if any. Descarregat implies carregat. A first in performance also
 * counts for rehearsals.
 */
export function firstTimeOf(
  firsts: FirstTimes | undefined,
  context: Context,
  outcome: GameOutcome,
): Built | undefined {
  const built = builtOf(outcome);
  if (!built) return undefined;
  const places = context === 'rehearsal' ? (['rehearsal', 'performance'] as const) : ([context] as const);
  const known = places.some(
    (place) =>
      doneAt(firsts, place, 'descarregat') || (built === 'carregat' && doneAt(firsts, place, 'carregat')),
  );
  return known ? undefined : built;
}

/** An existing first time keeps its day. */
export function withFirst(
  firsts: Firsts,
  code: string,
  context: Context,
  built: Built,
  day: FirstDay,
): Firsts {
  const tower = firsts[code];
  if (doneAt(tower, context, built)) return firsts;
  return { ...firsts, [code]: { ...tower, [context]: { ...tower?.[context], [built]: day } } };
}

/** For saves without first times. Only performances give a day. */
export function firstsFrom({ history, stats }: Pick<Team, 'history' | 'stats'>): Team['firsts'] {
  let firsts: Readonly<Record<string, FirstTimes>> = {};
  for (const { rounds, day } of history)
    for (const { code, outcome } of rounds) {
      const built = builtOf(outcome);
      if (built && Object.hasOwn(stats, code))
        firsts = withFirst(firsts, code, 'performance', built, day ?? null);
    }
  for (const { code, attempts } of Object.values(stats))
    for (const { outcome, context } of attempts) {
      const built = builtOf(outcome);
      if (built) firsts = withFirst(firsts, code, context, built, null);
    }
  return firsts;
}
