import type { Catalogue, CatalogueEntry, Chances } from './catalogue/types';
import type { Result } from './results';

/** Where a tower is tried. */
export const CONTEXTS = ['assaig', 'actuacio'] as const;
export type Context = (typeof CONTEXTS)[number];

export type Attempt = {
  readonly resultat: Result;
  /** Milliseconds since 1970, by the player's clock. */
  readonly intentat_at: number;
  readonly context: Context;
  /** Chances of the tower just before the attempt. */
  readonly probabilitats: Chances;
};

/** A tower as this team knows it; `probabilitats.unique` is the part that learns. */
export type TowerStat = CatalogueEntry & {
  /** Oldest first; only the last `ATTEMPTS_KEPT`. */
  readonly attempts: readonly Attempt[];
};

export type Stats = Readonly<Record<string, TowerStat>>;

export type Round = {
  /** From 1. */
  readonly ronda: number;
  readonly castell: string;
  readonly resultat: Result;
  readonly punts: number;
};

export type Performance = {
  readonly castells: readonly Round[];
  readonly punts: number;
  /** When it ended: milliseconds since 1970, by the player's clock. */
  readonly data: number;
  /** Day of the game on which it happened, `YYYY-MM-DD`; saves of the older form have none. */
  readonly dia?: string;
  /** Members before and after; saves of the older form have none. */
  readonly castellers?: { readonly before: number; readonly after: number };
};

export type Objective = {
  readonly castell: string;
  /** A result in lower case. */
  readonly action: Lowercase<Result>;
  /** Times it takes, 1 if absent. */
  readonly amount?: number;
};

export type Reward = { readonly type: 'castellers'; readonly amount: number };

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
  | { readonly type: 'assaig'; readonly provesLeft: number }
  | { readonly type: 'actuacio'; readonly done: boolean };

/** The last result, kept until the player moves on, so that a reload shows it again. */
export type Current = {
  readonly castell: string;
  readonly resultat: Result;
  readonly context: Context;
  /** Titles of the missions that this attempt completed. */
  readonly missions: readonly string[];
};

/** Keys of the save that this version does not know, kept as they came. */
export type Unknown = Readonly<Record<string, unknown>>;

export type Team = {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Members in all, and those who came today. */
  readonly castellers: number;
  readonly actualCastellers: number;
  readonly stats: Stats;
  /** Oldest first; only the last `PERFORMANCES_KEPT`. */
  readonly historic: readonly Performance[];
  /** Towers tried, the most recent last. */
  readonly tried: readonly string[];
  readonly missions_accepted: readonly TrackedMission[];
  readonly missions_completed: readonly TrackedMission[];
  /** Plain date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly today: Today;
  /** State of the generator of chance: 0 to 2^32 - 1. */
  readonly seed: number;
  readonly current: Current | null;
  readonly unknown: Unknown;
  readonly unknownStats: Unknown;
};

export type GameState = {
  readonly team: Team;
  /** Rounds of the performance in course. */
  readonly actuacio: readonly Round[];
};

/** What a game is played with; the same for every team. */
export type Rulebook = { readonly catalogue: Catalogue; readonly missions: readonly Mission[] };
