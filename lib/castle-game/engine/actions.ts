import type { GameState, Rulebook } from '@/lib/castle-game/types';
import type { Season } from '@/lib/dates/seasons';
import { attempt, attemptRefusal, attemptSeries, seriesRefusal } from './attempt';
import { advanceDay, advanceRefusal, endPerformance, endRefusal, mondayRefusal, moveToMonday } from './days';
import { acceptMission, missionRefusal, proposedMissions, takeOffered } from './missions';
import { nextRound, nextRoundRefusal, phaseOf } from './performance';
import { planRefusal, setPlan } from './plan';
import type { ActionResult, Refusal } from './refusal';
import { readRefusal, readSeason } from './seasons';

type Details = {
  readonly attempt: { readonly code: string };
  readonly attemptSeries: { readonly code: string };
  readonly nextRound: unknown;
  readonly endPerformance: unknown;
  readonly advanceDay: unknown;
  readonly moveToMonday: unknown;
  readonly acceptMission: { readonly title: string };
  readonly readSeason: { readonly season: Season };
  readonly plan: { readonly codes: readonly string[] };
};

export type Action<Type extends keyof Details = keyof Details> = {
  readonly [Name in Type]: { readonly type: Name } & Details[Name];
}[Type];

type Book = Pick<Rulebook, 'missions' | 'dayResult'>;

const ACTIONS: {
  readonly [Type in keyof Details]: {
    /** Returns `undefined` if the action is possible. */
    readonly refuse: (state: GameState, details: Details[Type], book: Book) => Refusal | undefined;
    /** `at`: milliseconds since 1970. */
    readonly do: (
      state: GameState,
      details: Details[Type],
      book: Book,
      at: number,
    ) => ActionResult<GameState>;
  };
} = {
  attempt: {
    refuse: (state, { code }) => attemptRefusal(state, code),
    do: (state, { code }, _, at) => attempt(state, code, at),
  },
  attemptSeries: {
    refuse: (state, { code }) => seriesRefusal(state, code),
    do: (state, { code }, _, at) => attemptSeries(state, code, at),
  },
  nextRound: { refuse: nextRoundRefusal, do: nextRound },
  endPerformance: {
    refuse: endRefusal,
    do: (state, _, { dayResult }, at) => endPerformance(state, at, dayResult?.(state)),
  },
  advanceDay: { refuse: advanceRefusal, do: advanceDay },
  moveToMonday: { refuse: mondayRefusal, do: moveToMonday },
  acceptMission: {
    refuse: ({ team }, { title }, { missions }) => missionRefusal(missions, team, title),
    do: (state, { title }, { missions }) => acceptMission(missions, state, title),
  },
  plan: {
    refuse: (state, { codes }) => planRefusal(state, codes),
    do: (state, { codes }) => setPlan(state, codes),
  },
  readSeason: {
    refuse: (state, { season }) => readRefusal(state, season),
    do: (state, { season }) => readSeason(state, season),
  },
};

export function refusalOf<Type extends keyof Details>(
  book: Book,
  state: GameState,
  action: Action<Type>,
): Refusal | undefined {
  return ACTIONS[action.type].refuse(state, action, book);
}

/** `at`: milliseconds since 1970. */
export function act<Type extends keyof Details>(
  book: Book,
  state: GameState,
  action: Action<Type>,
  at: number,
): ActionResult<GameState> {
  const result = ACTIONS[action.type].do(state, action, book, at);
  if (!result.ok) return result;
  const { completedMissions } = result.state.team;
  const isDue = action.type === 'advanceDay' || completedMissions !== state.team.completedMissions;
  return isDue ? { ok: true, state: takeOffered(book.missions, result.state) } : result;
}

export function availableTowers(state: GameState): string[] {
  const phase = state.team.today.type === 'performance' ? phaseOf(state) : undefined;
  return Object.keys(state.team.stats).filter((code) => !attemptRefusal(state, code, phase));
}

export function availableActions(book: Book, state: GameState): Action[] {
  const others: Action[] = [
    { type: 'nextRound' },
    { type: 'endPerformance' },
    { type: 'advanceDay' },
    { type: 'moveToMonday' },
    ...proposedMissions(book.missions, state.team).map(
      ({ title }): Action => ({ type: 'acceptMission', title }),
    ),
    ...state.team.seasons.map(({ season }): Action => ({ type: 'readSeason', season })),
  ];
  const towers = availableTowers(state);
  const series = state.team.today.type === 'rehearsal' ? towers : [];
  return [
    ...towers.map((code): Action => ({ type: 'attempt', code })),
    ...series.map((code): Action => ({ type: 'attemptSeries', code })),
    ...others.filter((action) => !refusalOf(book, state, action)),
  ];
}
