import { rewardOf } from '@/lib/castle-game/engine/missions';
import {
  CONTEXTS,
  type Context,
  type Mission,
  type Objective,
  type Team,
  type TrackedObjective,
} from '@/lib/castle-game/types';
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

/** `undefined` if the first tower is too high or not a tower. */
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

/** `counted` if the last outcome matches the objective. */
export type MissionState = {
  readonly title: string;
  readonly objective: TrackedObjective;
  readonly counted: boolean;
};

export const missionStates = ({ acceptedMissions, lastAttempt }: Team): readonly MissionState[] =>
  acceptedMissions.flatMap(({ title, objectives }) =>
    (lastAttempt ? (objectives[lastAttempt.context] ?? []) : [])
      .filter(({ code }) => code === lastAttempt?.code)
      .map((objective) => ({ title, objective, counted: objective.outcome === lastAttempt?.outcome })),
  );

export const pendingObjective = (
  { acceptedMissions }: Team,
  code: string,
  context: Context,
): TrackedObjective | undefined =>
  acceptedMissions
    .flatMap(({ objectives }) => objectives[context] ?? [])
    .find((objective) => objective.code === code && !objective.completed);
