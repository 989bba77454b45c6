import { STORY_TEXTS } from '../../content/interface/story';
import { story } from '../../content/story';
import { distancesToEndings } from '../../lib/story/distances';
import { buildGraph, linksFrom } from '../../lib/story/graph';
import { findPassage, type Passage, type PassageId } from '../../lib/story/passage';

export const graph = buildGraph(story);

/** A passage that the story has. */
export function passage(id: PassageId): Passage {
  const found = findPassage(story, id);
  if (!found) throw new Error(`the story has no passage ${id}`);
  return found;
}

/** The title as the page shows it. */
export const titleOf = (id: PassageId): string => passage(id).title ?? STORY_TEXTS.untitled;

/** The shortest way from a passage to an ending, both included. */
function nightFrom(id: PassageId): readonly PassageId[] {
  const toEnding = (from: PassageId) =>
    distancesToEndings(graph, from)[0]?.choices ?? Number.POSITIVE_INFINITY;
  const [next] = linksFrom(graph, id).toSorted((one, other) => toEnding(one) - toEnding(other));
  return next === undefined ? [id] : [id, ...nightFrom(next)];
}

/** A whole night, from the first passage to the nearest ending. */
export const night = nightFrom(graph.first);
