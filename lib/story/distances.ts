import { linksFrom, type StoryGraph } from './graph';
import type { PassageId } from './passage';

/** Fewest choices, by the links of all forms: a lower bound, because a form may need facts. `start` has 0. */
export const distancesFrom = (graph: StoryGraph, start: PassageId): ReadonlyMap<PassageId, number> => {
  const distances = new Map<PassageId, number>([[start, 0]]);
  // The loop also visits entries added meanwhile: breadth-first search.
  for (const [id, distance] of distances) {
    for (const link of linksFrom(graph, id)) {
      if (!distances.has(link)) distances.set(link, distance + 1);
    }
  }
  return distances;
};

export type EndingDistance = { readonly final: number; readonly id: PassageId; readonly choices: number };

/** Nearest first, by shortest path. */
export const distancesToEndings = (graph: StoryGraph, start: PassageId): readonly EndingDistance[] => {
  const distances = distancesFrom(graph, start);
  return [...graph.endings]
    .flatMap(([id, final]) => {
      const choices = distances.get(id);
      return choices === undefined ? [] : [{ final, id, choices }];
    })
    .sort((one, other) => one.choices - other.choices || one.final - other.final);
};

/** Counts from the first passage. Undefined if all are found. */
export const nearestUnseenEnding = (
  graph: StoryGraph,
  seen: ReadonlySet<number>,
): EndingDistance | undefined => distancesToEndings(graph, graph.first).find(({ final }) => !seen.has(final));

/** Returns 0 at the first passage to 1 at the farthest. */
export const nightHour = (graph: StoryGraph, id: PassageId): number => {
  const distances = distancesFrom(graph, graph.first);
  const latest = Math.max(1, ...distances.values());
  return (distances.get(id) ?? 0) / latest;
};
