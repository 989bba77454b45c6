import { linksFrom, type StoryGraph } from './graph';
import type { PassageId } from './types';

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
