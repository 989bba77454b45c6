import { linksFrom, type StoryGraph } from './graph';
import type { PassageId } from './passage';

/** Fewest choices from one passage to every passage that can be reached from it, itself (0) included. */
export const distancesFrom = (graph: StoryGraph, start: PassageId): ReadonlyMap<PassageId, number> => {
  const distances = new Map<PassageId, number>([[start, 0]]);
  // A Map visits what is added while it is walked: breadth first without a queue of its own.
  for (const [id, distance] of distances) {
    for (const link of linksFrom(graph, id)) {
      if (!distances.has(link)) distances.set(link, distance + 1);
    }
  }
  return distances;
};

export type EndingDistance = { readonly final: number; readonly id: PassageId; readonly choices: number };

/** The endings that can be reached from a passage, the nearest first; `choices` is the shortest path. */
export const distancesToEndings = (graph: StoryGraph, start: PassageId): readonly EndingDistance[] => {
  const distances = distancesFrom(graph, start);
  return [...graph.endings]
    .flatMap(([id, final]) => {
      const choices = distances.get(id);
      return choices === undefined ? [] : [{ final, id, choices }];
    })
    .sort((one, other) => one.choices - other.choices || one.final - other.final);
};

/** The nearest ending that the reader has not found yet, counted from the first passage; `undefined` when all are found. */
export const nearestUnseenEnding = (
  graph: StoryGraph,
  seen: ReadonlySet<number>,
): EndingDistance | undefined => distancesToEndings(graph, graph.first).find(({ final }) => !seen.has(final));

/** How far into the night a passage is, by the fewest choices that lead to it: 0 at the door, 1 at the latest one. */
export const nightHour = (graph: StoryGraph, id: PassageId): number => {
  const distances = distancesFrom(graph, graph.first);
  const latest = Math.max(1, ...distances.values());
  return (distances.get(id) ?? 0) / latest;
};
