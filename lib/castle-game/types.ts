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
  /** Titles of the missions that this attempt completed. */
  readonly missions: readonly string[];
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
