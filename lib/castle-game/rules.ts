import { type Action, act, availableActions, refusalOf } from './engine/actions';
import { mondayAfter } from './engine/days';
import { firstMissions, proposedMissions } from './engine/missions';
import { type NewTeam, newTeam } from './engine/team';
import { decodeGame, isReadable, readStoredGame, type StoredTexts } from './saves/game';
import { firstSteps } from './screens/home';
import type { GameState, Rulebook, Team } from './types';

/** Binds the functions that need the rulebook. */
export const bindRules = ({ catalogue, missions, ...others }: Rulebook) => {
  const book = { missions, ...others };
  return {
    catalogue,
    missions,
    firstMissions: firstMissions(missions),
    newTeam: (team: NewTeam) => newTeam(catalogue, team),
    availableActions: (state: GameState) => availableActions(book, state),
    refusalOf: (state: GameState, action: Action) => refusalOf(book, state, action),
    act: (state: GameState, action: Action, at: number) => act(book, state, action, at),
    proposedMissions: (team: Team) => proposedMissions(missions, team),
    mondayAfter: ({ date }: Team) => mondayAfter(date),
    firstSteps: (state: GameState) => firstSteps(missions, state),
    decodeGame: (text: string, roundsText?: string | null) => decodeGame(catalogue, text, roundsText),
    isReadable: (state: GameState) => isReadable(catalogue, state),
    readStoredGame: (texts: StoredTexts) => readStoredGame(catalogue, texts),
  };
};
export type Rules = ReturnType<typeof bindRules>;
