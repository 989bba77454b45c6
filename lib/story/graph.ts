import { HOME, type Passage, type PassageId } from './passage';

/** The story without its prose: small enough to travel with every page. */
export type StoryGraph = {
  /** Where every reading starts, behind the door. */
  readonly first: PassageId;
  /** Targets of each passage, in the order of its options; an ending has none. */
  readonly links: ReadonlyMap<PassageId, readonly PassageId[]>;
  /** Number of each ending, by passage. */
  readonly endings: ReadonlyMap<PassageId, number>;
};

export const buildGraph = (passages: readonly Passage[]): StoryGraph => {
  const links = new Map(passages.map(({ id, options }) => [id, options.map(({ link }) => link)]));
  return {
    first: links.get(HOME)?.[0] ?? HOME,
    links,
    endings: new Map(passages.flatMap(({ id, final }) => (final === undefined ? [] : [[id, final]]))),
  };
};

/** Targets of one passage; none when the graph does not know it. */
export const linksFrom = (graph: StoryGraph, id: PassageId): readonly PassageId[] =>
  graph.links.get(id) ?? [];

/** Whether a path starts in the story and every passage of it is an option of the one before. */
export const isWalkable = (graph: StoryGraph, path: readonly PassageId[]): boolean =>
  path.every((id, index) => {
    const previous = path[index - 1];
    return previous === undefined ? graph.links.has(id) : linksFrom(graph, previous).includes(id);
  });
