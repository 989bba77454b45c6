import type { Passage, PassageId } from './types';

/** The story without its prose: small enough to travel with every page. */
export type StoryGraph = {
  /** Targets of each passage, in the order of its options; an ending has none. */
  readonly links: ReadonlyMap<PassageId, readonly PassageId[]>;
  /** Number of each ending, by passage. */
  readonly endings: ReadonlyMap<PassageId, number>;
};

/** Where every reading starts; home is the door before it. */
export const FIRST_PASSAGE: PassageId = '1';

export const buildGraph = (passages: readonly Passage[]): StoryGraph => ({
  links: new Map(passages.map(({ id, options }) => [id, options.map(({ link }) => link)])),
  endings: new Map(passages.flatMap(({ id, final }) => (final === undefined ? [] : [[id, final]]))),
});

/** Targets of one passage; none when the graph does not know it. */
export const linksFrom = (graph: StoryGraph, id: PassageId): readonly PassageId[] =>
  graph.links.get(id) ?? [];
