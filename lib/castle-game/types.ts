import type { Season } from '@/lib/dates/seasons';
import type { Catalogue, CatalogueEntry, Chances } from './catalogue/types';
import type { GameOutcome } from './outcomes';

export const CONTEXTS = ['rehearsal', 'performance'] as const;
export type Context = (typeof CONTEXTS)[number];

export type Attempt = {
  readonly outcome: GameOutcome;
  /** Milliseconds since 1970, by the player's clock. */
  readonly triedAt: number;
  readonly context: Context;
  /** Chances just before the attempt. */
  readonly chances: Chances;
};

/** A tower as the team knows it: the catalogue entry with learnt values in `odds.own`. */
export type TowerStat = CatalogueEntry & {
  /** Oldest first, at most `ATTEMPTS_KEPT`. */
  readonly attempts: readonly Attempt[];
};

export type Stats = Readonly<Record<string, TowerStat>>;

export type Round = {
  /** Position in the performance, from 1. */
  readonly number: number;
  readonly code: string;
  readonly outcome: GameOutcome;
  readonly points: number;
};

export type Performance = {
  readonly rounds: readonly Round[];
  readonly points: number;
  /** Milliseconds since 1970, by the player's clock. */
  readonly endedAt: number;
  /** Game date, `YYYY-MM-DD`. Missing in older saves. */
  readonly day?: string;
  /** Missing in older saves. */
  readonly members?: { readonly before: number; readonly after: number };
};

export type Objective = {
  readonly code: string;
  readonly outcome: GameOutcome;
  /** Times required, 1 if absent. */
  readonly amount?: number;
};

export type Reward = { readonly type: 'members'; readonly amount: number };

export type Mission = {
  /** Also the identifier. */
  readonly title: string;
  readonly description: string;
  readonly objectives: { readonly [context in Context]?: readonly Objective[] };
  readonly rewards: readonly Reward[];
};

export type TrackedObjective = Objective & {
  /** Never above `amount`. */
  readonly current: number;
  readonly completed: boolean;
};

export type TrackedMission = Omit<Mission, 'objectives'> & {
  readonly objectives: { readonly [context in Context]?: readonly TrackedObjective[] };
  /** Number of objectives, and how many of them are met. */
  readonly todo: number;
  readonly completed: number;
};

export type Today =
  | { readonly type: 'rehearsal'; readonly attemptsLeft: number }
  | { readonly type: 'performance'; readonly done: boolean };

/** Outcomes of a tower that was crowned. */
export const BUILT = ['carregat', 'descarregat'] as const satisfies readonly GameOutcome[];
export type Built = (typeof BUILT)[number];

/** Game date, `YYYY-MM-DD`, or `null` when the save has no date for it. */
export type FirstDay = string | null;

/** The first time that a team crowned a tower, by context and outcome. */
export type FirstTimes = {
  readonly [context in Context]?: { readonly [built in Built]?: FirstDay };
};

/** Progress that an attempt made in an objective of an accepted mission. */
export type MissionStep = {
  /** Title of the mission. */
  readonly title: string;
  readonly code: string;
  readonly outcome: GameOutcome;
  /** Times done, this attempt included, and times required. */
  readonly current: number;
  readonly amount: number;
};

/** Reasons to stop a series before all its attempts are made. */
export const SERIES_ENDS = ['mission', 'first time', 'no attempts left'] as const;
export type SeriesEnd = (typeof SERIES_ENDS)[number];

/** Several attempts in a row. `lastAttempt` is the last of them. */
export type Series = {
  /** Oldest first. */
  readonly outcomes: readonly GameOutcome[];
  /** Chance of descarregat before the first attempt, 0 to 1. */
  readonly before: number;
  /** Absent when all attempts were made. */
  readonly end?: SeriesEnd;
};

/** A goal that a team chooses for a season. It has no reward or penalty. */
export type Ambition =
  /** First descarregat of a tower in a performance. */
  | { readonly kind: 'first'; readonly code: string }
  /** A number of performances with at least this many points. */
  | { readonly kind: 'performances'; readonly count: number; readonly points: number }
  /** Reach this many members at any moment of the season. */
  | { readonly kind: 'members'; readonly members: number };

/** Data of a season that the history does not contain. */
export type SeasonNote = {
  readonly season: Season;
  /** Members when the season began, or when the team was created. */
  readonly members: number;
  /** `null` if the team declined; missing until the team is asked. */
  readonly ambition?: Ambition | null;
  /** The player has read the page of the year. */
  readonly read: boolean;
};

/** A performance cancelled because too few members were coming. */
export type MissedPerformance = {
  /** Game date (a Thursday), `YYYY-MM-DD`. */
  readonly day: string;
  readonly came: number;
  readonly needed: number;
};

/** The last attempt, saved until the player continues, so that a reload shows it again. */
export type LastAttempt = {
  readonly code: string;
  readonly outcome: GameOutcome;
  readonly context: Context;
  /** Titles of the missions that the attempt, or its series, completed. */
  readonly missions: readonly string[];
  /** Absent when no mission advanced. */
  readonly steps?: readonly MissionStep[];
  /** The outcome, if the team reached it for the first time here. */
  readonly first?: Built;
  /** Present when the attempt ended a series. */
  readonly series?: Series;
};

/** Unknown data of a save, written back unchanged. */
export type Unknown = Readonly<Record<string, unknown>>;

export type Team = {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly members: number;
  /** Members present today. */
  readonly attendees: number;
  readonly stats: Stats;
  /** Oldest first, at most `PERFORMANCES_KEPT`. */
  readonly history: readonly Performance[];
  /** Codes of the towers tried, the most recent last. */
  readonly tried: readonly string[];
  readonly acceptedMissions: readonly TrackedMission[];
  readonly completedMissions: readonly TrackedMission[];
  /** By tower code; only towers that have been crowned. */
  readonly firsts: Readonly<Record<string, FirstTimes>>;
  /** Oldest first. The last one is the current season. */
  readonly seasons: readonly SeasonNote[];
  /** Game date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly today: Today;
  /** State of the random generator: 0 to 2^32 - 1. */
  readonly seed: number;
  readonly lastAttempt: LastAttempt | null;
  /** The performance cancelled just before today, if any. */
  readonly missedPerformance: MissedPerformance | null;
  /** Keys of a save that this version does not know, and stats of towers that the game lacks. */
  readonly unknown: Unknown;
  readonly unknownStats: Unknown;
};

export type GameState = {
  readonly team: Team;
  /** Rounds of the current performance. */
  readonly rounds: readonly Round[];
};

/** Rules and content, the same for every team. */
export type Rulebook = { readonly catalogue: Catalogue; readonly missions: readonly Mission[] };
