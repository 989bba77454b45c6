import { type Challenge, type ChallengeLength, startChallenge } from './challenge/challenge';
import { codeOf, readCode } from './challenge/code';
import type { Week } from './challenge/week';
import { type Action, act, availableActions, refusalOf } from './engine/actions';
import { proposedMissions } from './engine/missions';
import { type NewTeam, newTeam } from './engine/new-team';
import { mondayAfter } from './engine/stranded';
import { decodeGame } from './saves/decode';
import { readStoredGame, type StoredTexts } from './saves/stored';
import { firstSteps } from './screens/first-steps';
import type { GameState, Rulebook, Team } from './types';

/**
 * Binds the functions that need the rulebook. The others need only the state, which contains the catalogue
 * entries.
 */
export const bindRules = ({ catalogue, missions }: Rulebook) => ({
  catalogue,
  missions,
  newTeam: (team: NewTeam) => newTeam(catalogue, team),
  availableActions: (state: GameState) => availableActions(missions, state),
  refusalOf: (state: GameState, action: Action) => refusalOf(missions, state, action),
  act: (state: GameState, action: Action, at: number) => act(missions, state, action, at),
  proposedMissions: (team: Team) => proposedMissions(missions, team),
  mondayAfter: ({ date }: Team) => mondayAfter(date),
  firstSteps: (state: GameState) => firstSteps(missions, state),
  decodeGame: (text: string, roundsText?: string | null) => decodeGame(catalogue, text, roundsText),
  startChallenge: (week: Week, length: ChallengeLength) => startChallenge(catalogue, week, length),
  challengeCode: (challenge: Challenge) => codeOf(catalogue, challenge),
  readChallengeCode: (text: string) => readCode(catalogue, text),
  readStoredGame: (texts: StoredTexts) => readStoredGame(catalogue, texts),
});
export type Rules = ReturnType<typeof bindRules>;
