import { distancesFrom } from './distances';
import { FIRST_PASSAGE, type StoryGraph } from './graph';
import type { PassageId } from './types';

/** How far into the night a passage is, by the fewest choices that lead to it: 0 at the door, 1 at the latest one. */
export const nightHour = (graph: StoryGraph, id: PassageId): number => {
  const distances = distancesFrom(graph, FIRST_PASSAGE);
  const latest = Math.max(1, ...distances.values());
  return (distances.get(id) ?? 0) / latest;
};
