import { linksFrom, type StoryGraph } from './graph';
import type { PassageId } from './types';

/** The longest night a broken graph may keep a reader in before the walk is given up. */
const MOST_CHOICES = 200;

/** Whether each passage of a path is an option of the one before it. */
export const isWalkable = (graph: StoryGraph, path: readonly PassageId[]): boolean =>
  path.every((id, index) => {
    const previous = path[index - 1];
    return previous === undefined ? graph.links.has(id) : linksFrom(graph, previous).includes(id);
  });

/** A shortest path between two passages, both included; `undefined` when there is none. */
export const shortestPath = (
  graph: StoryGraph,
  from: PassageId,
  to: PassageId,
): readonly PassageId[] | undefined => {
  const paths = new Map<PassageId, readonly PassageId[]>([[from, [from]]]);
  for (const [id, path] of paths) {
    if (id === to) return path;
    for (const link of linksFrom(graph, id)) {
      if (!paths.has(link)) paths.set(link, [...path, link]);
    }
  }
  return undefined;
};

/**
 * A reading whose choices are dice: `random` gives numbers in [0, 1). The path starts at `from` and stops at an
 * ending, at a passage without options or after 200 choices.
 */
export const randomReading = (
  graph: StoryGraph,
  from: PassageId,
  random: () => number,
): readonly PassageId[] => {
  const path = [from];
  let links = linksFrom(graph, from);
  while (links.length > 0 && path.length <= MOST_CHOICES) {
    const next = links[Math.floor(random() * links.length)];
    if (next === undefined) break;
    path.push(next);
    links = linksFrom(graph, next);
  }
  return path;
};
