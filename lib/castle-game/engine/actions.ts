import type { GameState, Rulebook } from '@/lib/castle-game/types';
import { advanceDay, advanceRefusal } from './advance-day';
import { attempt, attemptRefusal } from './attempt';
import { endPerformance, endRefusal } from './end-performance';
import { acceptMission, missionRefusal, proposedMissions } from './missions';
import { nextRound, nextRoundRefusal } from './next-round';
import { phaseOf } from './performance';
import type { Outcome, Refusal } from './refusal';

/** Everything a player can do to a game. */
export type Action =
  | { readonly type: 'attempt'; readonly castell: string }
  | { readonly type: 'nextRound' }
  | { readonly type: 'endPerformance' }
  | { readonly type: 'advanceDay' }
  | { readonly type: 'acceptMission'; readonly title: string };

/** Why an action cannot be done now; nothing when it can. */
export function refusalOf(rulebook: Rulebook, state: GameState, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'attempt':
      return attemptRefusal(rulebook, state, action.castell);
    case 'nextRound':
      return nextRoundRefusal(state);
    case 'endPerformance':
      return endRefusal(rulebook, state);
    case 'advanceDay':
      return advanceRefusal(state);
    case 'acceptMission':
      return missionRefusal(rulebook, state.team, action.title);
  }
}

/** The towers that can be tried now, in the order of the catalogue. */
export function availableTowers(rulebook: Rulebook, state: GameState): string[] {
  const phase = state.team.today.type === 'actuacio' ? phaseOf(rulebook, state) : undefined;
  return [...rulebook.catalogue.keys()].filter((castell) => !attemptRefusal(rulebook, state, castell, phase));
}

/** Everything that can be done now: none of it is refused, and whatever is not here is. */
export function availableActions(rulebook: Rulebook, state: GameState): Action[] {
  const others: Action[] = [
    { type: 'nextRound' },
    { type: 'endPerformance' },
    { type: 'advanceDay' },
    ...proposedMissions(rulebook, state.team).map(({ title }): Action => ({ type: 'acceptMission', title })),
  ];
  return [
    ...availableTowers(rulebook, state).map((castell): Action => ({ type: 'attempt', castell })),
    ...others.filter((action) => !refusalOf(rulebook, state, action)),
  ];
}

/** Does an action, or says why not. `at` is the moment in milliseconds since 1970. */
export function act(rulebook: Rulebook, state: GameState, action: Action, at: number): Outcome<GameState> {
  switch (action.type) {
    case 'attempt':
      return attempt(rulebook, state, action.castell, at);
    case 'nextRound':
      return nextRound(rulebook, state);
    case 'endPerformance':
      return endPerformance(rulebook, state, at);
    case 'advanceDay':
      return advanceDay(state);
    case 'acceptMission':
      return acceptMission(rulebook, state, action.title);
  }
}
