import type { Catalogue } from '@/lib/castle-game/catalogue/types';
import { NEW_TEAM_MEMBERS, REHEARSAL_ATTEMPTS, START_DATE } from '@/lib/castle-game/limits';
import type { GameState, Stats } from '@/lib/castle-game/types';
import { seasonOf } from '@/lib/dates/seasons';

export function newStats(catalogue: Catalogue): Stats {
  return Object.fromEntries([...catalogue].map(([code, entry]) => [code, { ...entry, attempts: [] }]));
}

export type NewTeam = {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** The same seed and choices give the same game. */
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
