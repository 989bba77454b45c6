import { NEW_TEAM_MEMBERS, REHEARSAL_ATTEMPTS, START_DATE } from '@/lib/castle-game/limits';
import type { GameState, Rulebook, Stats } from '@/lib/castle-game/types';

/** A team that has tried nothing yet. */
export function newStats({ catalogue }: Rulebook): Stats {
  return Object.fromEntries([...catalogue].map(([castell, entry]) => [castell, { ...entry, attempts: [] }]));
}

/** A new game. The seed (any number) decides all its chance: same seed and choices, same season. */
export function newTeam(
  rulebook: Rulebook,
  { name, color, seed }: { readonly name: string; readonly color: string; readonly seed: number },
): GameState {
  return {
    team: {
      name,
      color,
      castellers: NEW_TEAM_MEMBERS,
      actualCastellers: NEW_TEAM_MEMBERS,
      stats: newStats(rulebook),
      historic: [],
      tried: [],
      missions_accepted: [],
      missions_completed: [],
      date: START_DATE,
      today: { type: 'assaig', provesLeft: REHEARSAL_ATTEMPTS },
      seed: seed >>> 0,
      current: null,
      unknown: {},
      unknownStats: {},
    },
    actuacio: [],
  };
}
