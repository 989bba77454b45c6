import type { Context, Team, TrackedObjective } from '@/lib/castle-game/types';

/** The objective of an accepted mission that a tower would still serve here; nothing when none waits for it. */
export const wantedFor = (
  { missions_accepted }: Team,
  castell: string,
  context: Context,
): TrackedObjective | undefined =>
  missions_accepted
    .flatMap(({ objectives }) => objectives[context] ?? [])
    .find((objective) => objective.castell === castell && !objective.completed);
