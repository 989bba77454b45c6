import { distancesToEndings, type EndingDistance } from './distances';
import { FIRST_PASSAGE, type StoryGraph } from './graph';
import type { PassageId } from './types';

/**
 * The nearest ending the reader has not found yet, counted from a passage (from the first one by default, which
 * is where playing again starts); `undefined` when every ending within reach is known.
 */
export const nearestUnseenEnding = (
  graph: StoryGraph,
  seen: ReadonlySet<number>,
  from: PassageId = FIRST_PASSAGE,
): EndingDistance | undefined => distancesToEndings(graph, from).find(({ final }) => !seen.has(final));
