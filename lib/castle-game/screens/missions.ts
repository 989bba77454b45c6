import { missionsAtEnd } from '@/lib/castle-game/engine/days';
import { meets, parentsOf, rewardOf, takeOffered } from '@/lib/castle-game/engine/missions';
import type {
  GameState,
  Mission,
  Objective,
  Rulebook,
  Team,
  TrackedMission,
  TrackedObjective,
} from '@/lib/castle-game/types';
import { CONTEXTS, type Context, type Way } from '@/lib/castle-game/vocabulary';
import { parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';

export const objectivesByContext = <Kind extends Objective>(
  objectives: {
    readonly [context in Context]?: readonly Kind[];
  },
): { readonly context: Context; readonly objectives: readonly Kind[] }[] =>
  CONTEXTS.flatMap((context) => {
    const here = objectives[context] ?? [];
    return here.length > 0 ? [{ context, objectives: here }] : [];
  });

/** Higher towers have too many people for a small picture. */
const DRAWN_FLOORS = 5;

export function pictureOf({ objectives }: Mission): Construction | undefined {
  const first = objectivesByContext(objectives)[0]?.objectives[0];
  const parsed = first && parseConstruction(first.code);
  if (!parsed?.ok || parsed.construction.kind !== 'tower') return undefined;
  return parsed.construction.floors <= DRAWN_FLOORS ? parsed.construction : undefined;
}

/** Excludes rewards of the result that is still on the screen. */
export function membersBeforeResult({ members, lastAttempt, completedMissions }: Team): number {
  const titles = lastAttempt?.missions ?? [];
  const brought = completedMissions
    .filter(({ title }) => titles.includes(title))
    .reduce((sum, { rewards }) => sum + rewardOf(rewards), 0);
  return members - brought;
}

/** `counted` if the last attempt was a step of the objective. */
type MissionState = {
  readonly title: string;
  readonly objective: TrackedObjective;
  readonly counted: boolean;
};

/** Objectives that ask for the tower of the last attempt, or that it met in another way. */
export function missionStates({ acceptedMissions, lastAttempt }: Team): readonly MissionState[] {
  if (!lastAttempt) return [];
  const { code, outcome, context, steps = [] } = lastAttempt;
  return acceptedMissions.flatMap(({ title, objectives }) =>
    (objectives[context] ?? []).flatMap((objective) => {
      const isStep = steps.some((step) => step.title === title && step.code === objective.code);
      if (objective.code !== code && !isStep) return [];
      return [{ title, objective, counted: isStep || objective.outcome === outcome }];
    }),
  );
}

export type MissionNews = {
  readonly missions: readonly TrackedMission[];
  readonly steps: readonly MissionState[];
  /** Accepted because one of `missions` is complete. */
  readonly offered: readonly Mission[];
};

/** Another mission completed before may have offered some of them. */
const offeredBy = (
  all: readonly Mission[],
  { acceptedMissions, completedMissions }: Team,
  titles: readonly string[],
) => {
  const before = completedMissions.map(({ title }) => title).filter((title) => !titles.includes(title));
  return all.filter((mission) => {
    const parents = parentsOf(mission);
    return (
      parents.some((title) => titles.includes(title)) &&
      !parents.some((title) => before.includes(title)) &&
      acceptedMissions.some(({ title }) => title === mission.title)
    );
  });
};

/** In a performance a mission that is met stays accepted until the end. */
export function newsAfterAttempt(all: readonly Mission[], team: Team): MissionNews {
  const titles = team.lastAttempt?.missions ?? [];
  return {
    missions: [...team.completedMissions, ...team.acceptedMissions].filter(({ title }) =>
      titles.includes(title),
    ),
    steps: missionStates(team).filter(({ title }) => !titles.includes(title)),
    offered: offeredBy(all, team, titles),
  };
}

/** At the end of a performance, before it has ended: all that it pays. */
export function newsAtEnd({ missions: all, dayResult }: Rulebook, state: GameState): MissionNews {
  const counted = missionsAtEnd(state, dayResult?.(state));
  const missions = counted.team.completedMissions.slice(state.team.completedMissions.length);
  const titles = missions.map(({ title }) => title);
  const { team } = takeOffered(all, { ...state, team: counted.team });
  const steps = counted.steps
    .filter(({ title }) => !titles.includes(title))
    .map(({ title, ...step }) => ({
      title,
      objective: { ...step, completed: step.current >= step.amount },
      counted: true,
    }));
  return { missions, steps, offered: offeredBy(all, team, titles) };
}

/** Accepted missions that ask for one of these ways. */
export const missionsFor = ({ acceptedMissions }: Pick<Team, 'acceptedMissions'>, ways: readonly Way[]) =>
  acceptedMissions.filter(({ objectives }) =>
    objectives.performance?.some(({ code }) => ways.some((way) => way === code)),
  );

export const pendingObjective = (
  { acceptedMissions }: Team,
  code: string,
  context: Context,
): TrackedObjective | undefined =>
  acceptedMissions
    .flatMap(({ objectives }) => objectives[context] ?? [])
    .find((objective) => !objective.completed && meets(objective.code, code, context));
