import { castDraft, type Draft, produce } from 'immer';
import { MAX_MEMBERS } from '@/lib/castle-game/limits';
import type {
  GameState,
  Mission,
  MissionStep,
  Objective,
  Reward,
  Team,
  TrackedMission,
  TrackedObjective,
} from '@/lib/castle-game/types';
import type { Way } from '@/lib/castle-game/vocabulary';
import { CONTEXTS, type Context, type GameOutcome } from '@/lib/castle-game/vocabulary';
import type { ActionResult, Refusal } from './refusal';

export function track({ after: _, choice: __, ...mission }: Mission): TrackedMission {
  const objectives: { [context in Context]?: readonly TrackedObjective[] } = {};
  for (const context of CONTEXTS) {
    const asked = mission.objectives[context];
    if (asked) objectives[context] = asked.map((one) => ({ ...one, current: 0, completed: false }));
  }
  return { ...mission, objectives, todo: Object.values(objectives).flat().length, completed: 0 };
}

export const rewardOf = (rewards: readonly Reward[]): number =>
  rewards.reduce((sum, { amount }) => sum + amount, 0);

const askedBy = ({ objectives }: Mission): string =>
  CONTEXTS.flatMap((context) =>
    (objectives[context] ?? []).map(({ code, outcome, amount = 1 }) =>
      [context, code, outcome, amount].join(),
    ),
  )
    .sort()
    .join(';');

type Find = (mission: Mission) => TrackedMission | undefined;

/** Finds by title. A team mission with an unknown title, as in older games, matches by objectives. */
function finderIn(missions: readonly Mission[], among: readonly TrackedMission[]): Find {
  const titles = new Set(missions.map(({ title }) => title));
  const foreign = among.filter(({ title }) => !titles.has(title));
  const byTitle = new Map(among.map((one) => [one.title, one]));
  return (mission) => byTitle.get(mission.title) ?? foreign.find((one) => askedBy(one) === askedBy(mission));
}

export const findMission = (
  missions: readonly Mission[],
  among: readonly TrackedMission[],
  mission: Mission,
): TrackedMission | undefined => finderIn(missions, among)(mission);

/** Titles of the missions of which one must be completed before. */
export const parentsOf = ({ after = [] }: Pick<Mission, 'after'>): readonly string[] =>
  typeof after === 'string' ? [after] : after;

const takenBy = ({ acceptedMissions, completedMissions }: Team): readonly TrackedMission[] => [
  ...acceptedMissions,
  ...completedMissions,
];

function isOffered(missions: readonly Mission[], completed: Find, mission: Mission): boolean {
  const parents = parentsOf(mission);
  const before = missions.filter(({ title }) => parents.includes(title));
  return before.length === 0 || before.some(completed);
}

/** Whether the player has accepted another mission of the same choice. */
const isForgone = (missions: readonly Mission[], taken: Find, { choice }: Mission): boolean =>
  choice !== undefined && missions.some((one) => one.choice === choice && taken(one));

export function proposedMissions(missions: readonly Mission[], team: Team): readonly Mission[] {
  const taken = finderIn(missions, takenBy(team));
  const completed = finderIn(missions, team.completedMissions);
  return missions.filter(
    (mission) =>
      !taken(mission) && isOffered(missions, completed, mission) && !isForgone(missions, taken, mission),
  );
}

/** Missions of a new team, without which it cannot perform. */
export const firstMissions = (missions: readonly Mission[]): readonly Mission[] =>
  missions.filter(({ after, objectives }) => after === undefined && !objectives.performance);

export function missionRefusal(missions: readonly Mission[], team: Team, title: string): Refusal | undefined {
  const mission = missions.find((one) => one.title === title);
  if (!mission) return { kind: 'no such mission' };
  const completed = finderIn(missions, team.completedMissions);
  if (completed(mission)) return { kind: 'mission completed' };
  if (findMission(missions, team.acceptedMissions, mission)) return { kind: 'mission accepted' };
  if (isForgone(missions, finderIn(missions, takenBy(team)), mission))
    return { kind: 'other mission chosen' };
  return isOffered(missions, completed, mission) ? undefined : { kind: 'mission not offered' };
}

export function acceptMission(
  missions: readonly Mission[],
  state: GameState,
  title: string,
): ActionResult<GameState> {
  const reason = missionRefusal(missions, state.team, title);
  if (reason) return { ok: false, reason };
  const accepted = missions.filter((mission) => mission.title === title).map(track);
  return {
    ok: true,
    state: produce(state, (draft) => {
      draft.team.acceptedMissions.push(...castDraft(accepted));
    }),
  };
}

/** Progress by place, where a mission of this version asks for something else than that of the save. */
function asNow(missions: readonly Mission[], old: TrackedMission): TrackedMission {
  const mission = missions.find(({ title }) => title === old.title);
  if (!mission || askedBy(mission) === askedBy(old)) return old;
  const fresh = track(mission);
  const objectives: { [context in Context]?: readonly TrackedObjective[] } = {};
  for (const context of CONTEXTS) {
    const asked = fresh.objectives[context];
    if (asked)
      objectives[context] = asked.map((one, place) => {
        const current = Math.min(old.objectives[context]?.[place]?.current ?? 0, one.amount ?? 1);
        return { ...one, current, completed: current >= (one.amount ?? 1) };
      });
  }
  const met = Object.values(objectives)
    .flat()
    .filter(({ completed }) => completed);
  return { ...fresh, objectives, completed: met.length };
}

/**
 * Missions of a chain are accepted as soon as they are offered: waiting for a press would only lose what the team does
 * meanwhile. A choice waits for the player. Those of earlier versions get what they ask for now.
 */
export function takeOffered(missions: readonly Mission[], state: GameState): GameState {
  const { team } = state;
  const taken = proposedMissions(missions, team).filter(({ after, choice }) => after && !choice);
  const known = team.acceptedMissions.map((mission) => asNow(missions, mission));
  if (taken.length === 0 && known.every((mission, place) => mission === team.acceptedMissions[place]))
    return state;
  return { ...state, team: { ...team, acceptedMissions: [...known, ...taken.map(track)] } };
}

/** Floors, and the rest of a code without the letters of its pinyes: `3da` for `3d8fa`. */
function kindOf(code: string): readonly [floors: number, kind: string] {
  const [, before = code, floors, after = ''] = /^(.*d)(\d+)[fmp]*(.*)$/.exec(code) ?? [];
  return [Number(floors), before + after];
}

/** Whether a tower that is descarregat meets what asks for `asked`: on stage, a higher one of the same kind does too. */
export function meets(asked: string, code: string, context: Context): boolean {
  if (asked === code || context === 'rehearsal') return asked === code;
  const [[least, wanted], [floors, kind]] = [kindOf(asked), kindOf(code)];
  return kind === wanted && floors > least;
}

type Done = { readonly code: string; readonly outcome: GameOutcome };

/** Most attempts count for no mission and need no new team. */
const countsFor = (team: Team, done: readonly Done[], context: Context): boolean =>
  team.acceptedMissions.some((mission) =>
    mission.objectives[context]?.some(
      (objective) => !objective.completed && done.some((one) => isMet(objective, one, context)),
    ),
  );

const isMet = (objective: Objective, { code, outcome }: Done, context: Context): boolean =>
  objective.outcome === outcome && meets(objective.code, code, context);

function countOne(draft: Draft<Team>, done: Done, context: Context): MissionStep[] {
  const steps: MissionStep[] = [];
  for (const mission of draft.acceptedMissions) {
    for (const objective of mission.objectives[context] ?? []) {
      if (objective.completed || !isMet(objective, done, context)) continue;
      const { code, outcome } = objective;
      const amount = objective.amount ?? 1;
      objective.current += 1;
      objective.completed = objective.current >= amount;
      if (objective.completed) mission.completed += 1;
      steps.push({ title: mission.title, code, outcome, current: objective.current, amount });
    }
  }
  return steps;
}

const isMetWhole = ({ completed, todo }: TrackedMission): boolean => completed >= todo;

/** Moves the missions that are met to the completed ones, and pays them. */
function settle(draft: Draft<Team>): void {
  const finished = draft.acceptedMissions.filter(isMetWhole);
  draft.acceptedMissions = draft.acceptedMissions.filter((mission) => !isMetWhole(mission));
  for (const mission of finished) {
    draft.completedMissions.push(mission);
    draft.members = Math.min(MAX_MEMBERS, draft.members + rewardOf(mission.rewards));
  }
}

/** `completed` has the titles of missions completed now. */
export type Counted = {
  readonly team: Team;
  readonly steps: readonly MissionStep[];
  readonly completed: readonly string[];
};

/** `pays`: what is met moves to the completed missions now, else at the end of the performance. */
function count(team: Team, done: readonly Done[], context: Context, pays: boolean): Counted {
  const wasMet = team.acceptedMissions.filter(isMetWhole).map(({ title }) => title);
  if (!countsFor(team, done, context) && !(pays && wasMet.length > 0))
    return { team, steps: [], completed: [] };
  let steps: readonly MissionStep[] = [];
  let completed: readonly string[] = [];
  const after = produce(team, (draft) => {
    steps = done.flatMap((one) => countOne(draft, one, context));
    completed = draft.acceptedMissions
      .filter((mission) => isMetWhole(mission) && !wasMet.includes(mission.title))
      .map(({ title }) => title);
    if (pays) settle(draft);
  });
  return { team: after, steps, completed };
}

const doneOf = (way: Way): Done => ({ code: way, outcome: 'descarregat' });

/** In a performance rewards wait for its end, so that the points that keep everybody do not move. */
export const countAttempt = (
  team: Team,
  code: string,
  outcome: GameOutcome,
  context: Context,
  ways: readonly Way[] = [],
): Counted => count(team, [{ code, outcome }, ...ways.map(doneOf)], context, context === 'rehearsal');

export const countPerformance = (team: Team, ways: readonly Way[]): Counted =>
  count(team, ways.map(doneOf), 'performance', true);
