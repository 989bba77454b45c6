import { STORY_TEXTS } from '@/content/interface/story';
import { story } from '@/content/story';
import { factsAt } from '@/lib/story/facts';
import { optionsIn } from '@/lib/story/forms';
import { buildGraph, distancesToEndings } from '@/lib/story/graph';
import { findPassage, type Passage, type PassageId } from '@/lib/story/passage';

export const graph = buildGraph(story);

/** A passage that the story has. */
export function passage(id: PassageId): Passage {
  const found = findPassage(story, id);
  if (!found) throw new Error(`the story has no passage ${id}`);
  return found;
}

/** The title as the page shows it. */
export const titleOf = (id: PassageId): string => passage(id).title ?? STORY_TEXTS.untitled;

/** Where the options lead after a path, with what has happened on it. */
export const waysAfter = (path: readonly PassageId[]): readonly PassageId[] =>
  optionsIn(passage(path.at(-1) ?? graph.first), factsAt(path, graph)).map(({ link }) => link);

/** Follows a path towards the nearest ending. */
function nightAlong(path: readonly PassageId[]): readonly PassageId[] {
  const toEnding = (from: PassageId) =>
    distancesToEndings(graph, from)[0]?.choices ?? Number.POSITIVE_INFINITY;
  const [next] = waysAfter(path).toSorted((one, other) => toEnding(one) - toEnding(other));
  return next === undefined ? path : nightAlong([...path, next]);
}

/** A whole night, from the first passage to an ending. */
export const night = nightAlong([graph.first]);
