import { everyOffer } from './forms';
import { HOME, type Passage, type PassageId, type Setting } from './passage';

/** The story without its prose: small enough to travel with every page. */
export type StoryGraph = {
  /** Where every reading starts, behind the door. */
  readonly first: PassageId;
  /** Targets of each passage, in the order of its options, whatever their form; an ending has none. */
  readonly links: ReadonlyMap<PassageId, readonly PassageId[]>;
  /** Number of each ending, by passage. */
  readonly endings: ReadonlyMap<PassageId, number>;
  /** What passages ("8") and options ("45>53") make happen; most make nothing. */
  readonly settings: ReadonlyMap<string, Setting>;
};

const targetsOf = ({ options }: Passage): readonly PassageId[] => {
  const offered = options.map((option) => everyOffer(option).map(({ link }) => link));
  // Two options with one target are a fault that the checks must see; two forms of one option are none.
  return offered.flatMap((links) => [...new Set(links)]);
};

const settingsOf = ({ id, sets, options }: Passage): readonly (readonly [string, Setting])[] => [
  ...(sets ? [[id, sets] as const] : []),
  ...options.flatMap((option) =>
    everyOffer(option).flatMap(({ link }) => (option.sets ? [[`${id}>${link}`, option.sets] as const] : [])),
  ),
];

export const buildGraph = (passages: readonly Passage[]): StoryGraph => {
  const links = new Map(passages.map((passage) => [passage.id, targetsOf(passage)]));
  return {
    first: links.get(HOME)?.[0] ?? HOME,
    links,
    endings: new Map(passages.flatMap(({ id, final }) => (final === undefined ? [] : [[id, final]]))),
    settings: new Map(passages.flatMap(settingsOf)),
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
