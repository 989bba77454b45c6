import type { Season } from '@/lib/dates/seasons';
import type { Content } from '@/lib/values/schema';
import type { mission, objective, reward } from './schema';
import type { Built, Context, GameOutcome } from './vocabulary';

export type Attempt = {
  readonly outcome: GameOutcome;
  /** Milliseconds since 1970 on the player's clock. */
  readonly triedAt: number;
  readonly context: Context;
  /** Before the attempt. */
  readonly chances: Chances;
};

/** A catalogue entry with the learnt values in `odds.own`. */
export type TowerStat = CatalogueEntry & {
  /** Oldest first, at most `MAX_SAVED_ATTEMPTS`. */
  readonly attempts: readonly Attempt[];
};

export type Stats = Readonly<Record<string, TowerStat>>;

export type Round = {
  /** From 1. */
  readonly number: number;
  readonly code: string;
  readonly outcome: GameOutcome;
  readonly points: number;
};

export type Performance = {
  readonly rounds: readonly Round[];
  readonly points: number;
  /** Milliseconds since 1970 on the player's clock. */
  readonly endedAt: number;
  /** Game date, `YYYY-MM-DD`. Missing in older saves. */
  readonly day?: string;
  /** Missing in older saves. */
  readonly members?: { readonly before: number; readonly after: number };
};

export type Objective = Content<typeof objective>;

export type Reward = Content<typeof reward>;

export type Mission = Content<typeof mission>;

export type TrackedObjective = Objective & {
  /** Never above `amount`. */
  readonly current: number;
  readonly completed: boolean;
};

export type TrackedMission = Omit<Mission, 'objectives' | 'after' | 'choice'> & {
  readonly objectives: { readonly [context in Context]?: readonly TrackedObjective[] };
  /** Number of objectives, and how many are met. */
  readonly todo: number;
  readonly completed: number;
};

export type Today =
  | { readonly type: 'rehearsal'; readonly attemptsLeft: number }
  | { readonly type: 'performance'; readonly done: boolean };

/** `YYYY-MM-DD` of the game, `null` if the save has no date. */
export type FirstDay = string | null;

export type FirstTimes = {
  readonly [context in Context]?: { readonly [built in Built]?: FirstDay };
};

export type MissionStep = {
  readonly title: string;
  readonly code: string;
  readonly outcome: GameOutcome;
  /** This attempt included. */
  readonly current: number;
  readonly amount: number;
};

export const SERIES_ENDS = ['mission', 'first time', 'no attempts left'] as const;
export type SeriesEnd = (typeof SERIES_ENDS)[number];

export type Series = {
  /** Oldest first. */
  readonly outcomes: readonly GameOutcome[];
  /** Chance of descarregat before the first attempt, 0 to 1. */
  readonly before: number;
  /** Absent when all attempts were made. */
  readonly end?: SeriesEnd;
  readonly first?: Built;
};

export type SeasonNote = {
  readonly season: Season;
  /** At the start of the season, or of the game. */
  readonly members: number;
  readonly read: boolean;
};

export type MissedPerformance = {
  /** A Thursday of the game, `YYYY-MM-DD`. */
  readonly day: string;
  readonly came: number;
  readonly needed: number;
};

/** Saved until the player continues, so that a reload shows it again. */
export type LastAttempt = {
  readonly code: string;
  readonly outcome: GameOutcome;
  readonly context: Context;
  /** Titles of those completed. */
  readonly missions: readonly string[];
  readonly steps?: readonly MissionStep[];
  readonly first?: Built;
  /** Present when the attempt ended a series. */
  readonly series?: Series;
};

export type Unknown = Readonly<Record<string, unknown>>;

export type Team = {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly members: number;
  readonly attendees: number;
  readonly stats: Stats;
  /** Oldest first, at most `MAX_SAVED_PERFORMANCES`. */
  readonly history: readonly Performance[];
  /** Tower codes, the most recent last. */
  readonly tried: readonly string[];
  readonly acceptedMissions: readonly TrackedMission[];
  readonly completedMissions: readonly TrackedMission[];
  /** By tower code. Only built towers. */
  readonly firsts: Readonly<Record<string, FirstTimes>>;
  /** Oldest first. The last is the current season. */
  readonly seasons: readonly SeasonNote[];
  /** Game date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly today: Today;
  /** Random generator state, 0 to 2^32 - 1. */
  readonly seed: number;
  readonly lastAttempt: LastAttempt | null;
  /** Cancelled just before today. */
  readonly missedPerformance: MissedPerformance | null;
  /** Tower codes of the performance in course. */
  readonly plan?: readonly string[] | undefined;
  readonly unknown: Unknown;
  readonly unknownStats: Unknown;
};

export type GameState = {
  readonly team: Team;
  readonly rounds: readonly Round[];
};

export type Rulebook = {
  readonly catalogue: Catalogue;
  readonly missions: readonly Mission[];
  readonly dayResult?: (state: GameState) => DayResult;
};

/** What a performance is among the other clubs, if it ends now. */
export type DayResult = {
  /** From 1, on a named diada. */
  readonly place?: number | undefined;
  /** Whether the team has built what another club asked for. */
  readonly invited?: boolean;
};

/** In the order of `GAME_OUTCOMES`. They add up to 1. */
export type Chances = readonly [number, number, number, number];

export type Odds = {
  /** Share of the chances from `dependencies`, 0 to 1. */
  readonly leaning: number;
  readonly multipliers: Readonly<Record<GameOutcome, Chances>>;
  /** Bounds of each own chance, before normalising. */
  readonly caps: readonly [min: number, max: number];
  /** Chances without the dependencies. */
  readonly own: Chances;
  /** Weights by tower code, which add up to 1. */
  readonly dependencies: Readonly<Record<string, number>>;
  /** Until the team has descarregat `code`, the chance of descarregat is at most `most`, without dependencies. */
  readonly requires?: { readonly code: string; readonly most: number };
};

export type TowerFigures = {
  /** `3d5`, `4d6a`, `FT 3d8f`. */
  readonly code: string;
  /** 0 to 8. Missing for rehearsal towers. */
  readonly group?: number;
  readonly subgroup?: number;
  readonly people: number;
  /** Points. Missing for rehearsal towers. */
  readonly carregat?: number;
  readonly descarregat?: number;
  /** A neta or a training piece. */
  readonly rehearsalOnly?: boolean;
};

export type CatalogueEntry = Required<Omit<TowerFigures, 'group' | 'subgroup'>> & {
  readonly group: number | null;
  readonly subgroup: number | null;
  readonly odds: Odds;
};

/** By tower code, in the order of the tables. */
export type Catalogue = ReadonlyMap<string, CatalogueEntry>;

export type OddsException = {
  readonly code: string;
  readonly dependencies?: Readonly<Record<string, number>>;
  readonly level?: number;
};
