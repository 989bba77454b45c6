import { ambitionsFor } from '@/lib/castle-game/memory/ambitions';
import type { Ambition, GameState, Mission } from '@/lib/castle-game/types';
import type { Season } from '@/lib/dates/seasons';
import { advanceDay, advanceRefusal } from './advance-day';
import { attempt, attemptRefusal } from './attempt';
import { attemptSeries, seriesRefusal } from './attempt-series';
import { endPerformance, endRefusal } from './end-performance';
import { acceptMission, missionRefusal, proposedMissions } from './missions';
import { nextRound, nextRoundRefusal } from './next-round';
import { phaseOf } from './performance';
import type { ActionResult, Refusal } from './refusal';
import { ambitionRefusal, chooseAmbition, readRefusal, readSeason } from './seasons';
import { mondayRefusal, moveToMonday } from './stranded';

export type Action =
  | { readonly type: 'attempt'; readonly code: string }
  | { readonly type: 'attemptSeries'; readonly code: string }
  | { readonly type: 'nextRound' }
  | { readonly type: 'endPerformance' }
  | { readonly type: 'advanceDay' }
  | { readonly type: 'moveToMonday' }
  | { readonly type: 'acceptMission'; readonly title: string }
  | { readonly type: 'readSeason'; readonly season: Season }
  /** `null` if the team declines. */
  | { readonly type: 'chooseAmbition'; readonly ambition: Ambition | null };

/** Returns `undefined` if the action is possible. */
export function refusalOf(
  missions: readonly Mission[],
  state: GameState,
  action: Action,
): Refusal | undefined {
  switch (action.type) {
    case 'attempt':
      return attemptRefusal(state, action.code);
    case 'attemptSeries':
      return seriesRefusal(state, action.code);
    case 'nextRound':
      return nextRoundRefusal(state);
    case 'endPerformance':
      return endRefusal(state);
    case 'advanceDay':
      return advanceRefusal(state);
    case 'moveToMonday':
      return mondayRefusal(state);
    case 'acceptMission':
      return missionRefusal(missions, state.team, action.title);
    case 'readSeason':
      return readRefusal(state, action.season);
    case 'chooseAmbition':
      return ambitionRefusal(state, action.ambition);
  }
}

/** In the order of the catalogue. */
export function availableTowers(state: GameState): string[] {
  const phase = state.team.today.type === 'performance' ? phaseOf(state) : undefined;
  return Object.keys(state.team.stats).filter((code) => !attemptRefusal(state, code, phase));
}

/** Returns exactly the actions that are not refused. */
export function availableActions(missions: readonly Mission[], state: GameState): Action[] {
  const others: Action[] = [
    { type: 'nextRound' },
    { type: 'endPerformance' },
    { type: 'advanceDay' },
    { type: 'moveToMonday' },
    ...proposedMissions(missions, state.team).map(({ title }): Action => ({ type: 'acceptMission', title })),
    ...state.team.seasons.map(({ season }): Action => ({ type: 'readSeason', season })),
    ...[...ambitionsFor(state.team), null].map((ambition): Action => ({ type: 'chooseAmbition', ambition })),
  ];
  const towers = availableTowers(state);
  const series = state.team.today.type === 'rehearsal' ? towers : [];
  return [
    ...towers.map((code): Action => ({ type: 'attempt', code })),
    ...series.map((code): Action => ({ type: 'attemptSeries', code })),
    ...others.filter((action) => !refusalOf(missions, state, action)),
  ];
}

/** `at`: milliseconds since 1970. */
export function act(
  missions: readonly Mission[],
  state: GameState,
  action: Action,
  at: number,
): ActionResult<GameState> {
  switch (action.type) {
    case 'attempt':
      return attempt(state, action.code, at);
    case 'attemptSeries':
      return attemptSeries(state, action.code, at);
    case 'nextRound':
      return nextRound(state);
    case 'endPerformance':
      return endPerformance(state, at);
    case 'advanceDay':
      return advanceDay(state);
    case 'moveToMonday':
      return moveToMonday(state);
    case 'acceptMission':
      return acceptMission(missions, state, action.title);
    case 'readSeason':
      return readSeason(state, action.season);
    case 'chooseAmbition':
      return chooseAmbition(state, action.ambition);
  }
}
