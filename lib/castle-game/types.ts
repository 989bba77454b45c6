import type { Season } from '@/lib/dates/seasons';
import type { Catalogue, CatalogueEntry, Chances } from './catalogue/types';
import type { GameOutcome } from './outcomes';

/** Where a tower is tried. */
export const CONTEXTS = ['rehearsal', 'performance'] as const;
export type Context = (typeof CONTEXTS)[number];

export type Attempt = {
  readonly outcome: GameOutcome;
  /** Milliseconds since 1970, by the player's clock. */
  readonly triedAt: number;
  readonly context: Context;
  /** Chances of the tower just before the attempt. */
  readonly chances: Chances;
};

/** A tower as this team knows it: what the rulebook says of it, with `odds.own` as the team has learnt it. */
export type TowerStat = CatalogueEntry & {
  /** Oldest first; only the last `ATTEMPTS_KEPT`. */
  readonly attempts: readonly Attempt[];
};

export type Stats = Readonly<Record<string, TowerStat>>;

export type Round = {
  /** Its place in the performance, from 1. */
  readonly number: number;
  readonly code: string;
  readonly outcome: GameOutcome;
  readonly points: number;
};

export type Performance = {
  readonly rounds: readonly Round[];
  readonly points: number;
  /** When it ended: milliseconds since 1970, by the player's clock. */
  readonly endedAt: number;
  /** Day of the game on which it happened, `YYYY-MM-DD`; saves of the older form have none. */
  readonly day?: string;
  /** Members before and after; saves of the older form have none. */
  readonly members?: { readonly before: number; readonly after: number };
};

export type Objective = {
  readonly code: string;
  readonly outcome: GameOutcome;
  /** Times it takes, 1 if absent. */
  readonly amount?: number;
};

export type Reward = { readonly type: 'members'; readonly amount: number };

export type Mission = {
  /** Also its identity. */
  readonly title: string;
  readonly description: string;
  readonly objectives: { readonly [context in Context]?: readonly Objective[] };
  readonly rewards: readonly Reward[];
};

export type TrackedObjective = Objective & {
  /** Times done so far, never above the amount. */
  readonly current: number;
  readonly completed: boolean;
};

/** A mission that the team has accepted. */
export type TrackedMission = Omit<Mission, 'objectives'> & {
  readonly objectives: { readonly [context in Context]?: readonly TrackedObjective[] };
  /** Objectives in all, and those already met. */
  readonly todo: number;
  readonly completed: number;
};

export type Today =
  | { readonly type: 'rehearsal'; readonly attemptsLeft: number }
  | { readonly type: 'performance'; readonly done: boolean };

/** Outcomes that crown a tower. */
export const BUILT = ['carregat', 'descarregat'] as const satisfies readonly GameOutcome[];
export type Built = (typeof BUILT)[number];

/** When a team first crowned a tower, `YYYY-MM-DD` of the game; null when its save tells that it did and not when. */
export type FirstDay = string | null;

/** What a team has done with a tower for the first time, by where and how. */
export type FirstTimes = {
  readonly [context in Context]?: { readonly [built in Built]?: FirstDay };
};

/** How far an attempt took an objective of an accepted mission. */
export type MissionStep = {
  /** Of the mission. */
  readonly title: string;
  readonly code: string;
  readonly outcome: GameOutcome;
  /** Times done with this one, of those that it takes. */
  readonly current: number;
  readonly amount: number;
};

/** Why a series of attempts ended before its time. */
export const SERIES_ENDS = ['mission', 'first time', 'no attempts left'] as const;
export type SeriesEnd = (typeof SERIES_ENDS)[number];

/** Some attempts in a row, of which the last attempt is the last one. */
export type Series = {
  /** Oldest first. */
  readonly outcomes: readonly GameOutcome[];
  /** Chance of descarregat before the first of them, 0 to 1. */
  readonly before: number;
  /** What ended it; nothing when all were made. */
  readonly end?: SeriesEnd;
};

/** What a team can set itself for a season. Nobody rewards it, and failing it costs nothing. */
export type Ambition =
  /** Unload a tower in a performance for the first time. */
  | { readonly kind: 'first'; readonly code: string }
  /** So many performances of so many points at least. */
  | { readonly kind: 'performances'; readonly count: number; readonly points: number }
  /** Be so many at some moment of the season. */
  | { readonly kind: 'members'; readonly members: number };

/** What a team keeps of a season besides its history. */
export type SeasonNote = {
  readonly season: Season;
  /** Members when it began, or when the team was founded. */
  readonly members: number;
  /** What the team set itself; null when it wanted none, missing while it has not been asked. */
  readonly ambition?: Ambition | null;
  /** Its page of the year has been read. */
  readonly read: boolean;
};

/** A performance that was not held because too few were coming to it. */
export type MissedPerformance = {
  /** Its Thursday, `YYYY-MM-DD`. */
  readonly day: string;
  readonly came: number;
  readonly needed: number;
};

/** The last tower tried, kept until the player moves on from it, so that a reload shows it again. */
export type LastAttempt = {
  readonly code: string;
  readonly outcome: GameOutcome;
  readonly context: Context;
  /** Titles of the missions that this attempt completed, or its series. */
  readonly missions: readonly string[];
  /** What it moved on in the accepted missions; nothing when it moved none. */
  readonly steps?: readonly MissionStep[];
  /** It was the first time that the team crowned the tower so; nothing when it was not. */
  readonly first?: Built;
  /** It was the last of some in a row. */
  readonly series?: Series;
};

/** Kept as it came, to be saved again. */
export type Unknown = Readonly<Record<string, unknown>>;

export type Team = {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly members: number;
  /** Members who came today. */
  readonly attendees: number;
  readonly stats: Stats;
  /** Oldest first; only the last `PERFORMANCES_KEPT`. */
  readonly history: readonly Performance[];
  /** Towers tried, the most recent last. */
  readonly tried: readonly string[];
  readonly acceptedMissions: readonly TrackedMission[];
  readonly completedMissions: readonly TrackedMission[];
  /** By the codes of the towers that have been crowned. */
  readonly firsts: Readonly<Record<string, FirstTimes>>;
  /** Oldest first; the last one is in course. */
  readonly seasons: readonly SeasonNote[];
  /** Day of the game, `YYYY-MM-DD`. */
  readonly date: string;
  readonly today: Today;
  /** State of the generator of chance: 0 to 2^32 - 1. */
  readonly seed: number;
  readonly lastAttempt: LastAttempt | null;
  /** The performance that was lost on the way to today; null when none was. */
  readonly missedPerformance: MissedPerformance | null;
  /** What a save had that this version does not know, and its stats of towers that the game lacks. */
  readonly unknown: Unknown;
  readonly unknownStats: Unknown;
};

export type GameState = {
  readonly team: Team;
  /** Rounds of the performance in course. */
  readonly rounds: readonly Round[];
};

/** What a game is played with; the same for every team. */
export type Rulebook = { readonly catalogue: Catalogue; readonly missions: readonly Mission[] };
