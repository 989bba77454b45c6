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

/** The objectives of a mission by where they are met, without the places that have none. */
export const objectivesByContext = <Kind extends Objective>(
  objectives: {
    readonly [context in Context]?: readonly Kind[];
  },
): { readonly context: Context; readonly objectives: readonly Kind[] }[] =>
  CONTEXTS.flatMap((context) => {
    const here = objectives[context] ?? [];
    return here.length > 0 ? [{ context, objectives: here }] : [];
  });

/** Floors of the highest tower drawn beside a mission: higher ones take too many people for so small a picture. */
const DRAWN_FLOORS = 5;

/** The tower to draw beside a mission, the first it asks for; none when that is too high or is no tower. */
export function pictureOf({ objectives }: Mission): Construction | undefined {
  const first = objectivesByContext(objectives)[0]?.objectives[0];
  const parsed = first && parseConstruction(first.code);
  if (!parsed?.ok || parsed.construction.kind !== 'tower') return undefined;
  return parsed.construction.floors <= DRAWN_FLOORS ? parsed.construction : undefined;
}

/** Members to show while the last attempt is still being seen: those that its missions bring are not told yet. */
export function membersBeforeResult({ members, lastAttempt, completedMissions }: Team): number {
  const titles = lastAttempt?.missions ?? [];
  const brought = completedMissions
    .filter(({ title }) => titles.includes(title))
    .reduce((sum, { rewards }) => sum + rewardOf(rewards), 0);
  return members - brought;
}

/** An objective of an accepted mission that the last attempt was for, and whether it counted. */
export type MissionState = {
  readonly title: string;
  readonly objective: TrackedObjective;
  readonly counted: boolean;
};

/** How the missions in course stand for the tower last tried. */
export const missionStates = ({ acceptedMissions, lastAttempt }: Team): readonly MissionState[] =>
  acceptedMissions.flatMap(({ title, objectives }) =>
    (lastAttempt ? (objectives[lastAttempt.context] ?? []) : [])
      .filter(({ code }) => code === lastAttempt?.code)
      .map((objective) => ({ title, objective, counted: objective.outcome === lastAttempt?.outcome })),
  );

/** The objective of an accepted mission that a tower would still serve here; nothing when none waits for it. */
export const pendingObjective = (
  { acceptedMissions }: Team,
  code: string,
  context: Context,
): TrackedObjective | undefined =>
  acceptedMissions
    .flatMap(({ objectives }) => objectives[context] ?? [])
    .find((objective) => objective.code === code && !objective.completed);
