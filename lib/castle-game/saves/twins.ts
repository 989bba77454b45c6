import type { TrackedMission } from '@/lib/castle-game/types';

/** Missions without those that are already there or among others: the title is what tells them apart. */
export function withoutTwins(
  missions: readonly TrackedMission[],
  others: readonly TrackedMission[] = [],
): readonly TrackedMission[] {
  const titles = new Set(others.map(({ title }) => title));
  return missions.filter(({ title }) => titles.size < titles.add(title).size);
}
