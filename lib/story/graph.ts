import { everyOffer } from './forms';
import { HOME, type Passage, type PassageId, type Setting } from './passage';

/** Without texts, small enough for every page. */
export type StoryGraph = {
  /** First passage after home. */
  readonly first: PassageId;
  /** Targets of all forms. Empty for endings. */
  readonly links: ReadonlyMap<PassageId, readonly PassageId[]>;
  readonly endings: ReadonlyMap<PassageId, number>;
  /** By passage (`8`) or option (`45>53`). */
  readonly settings: ReadonlyMap<string, Setting>;
};

const targetsOf = ({ options }: Passage): readonly PassageId[] => {
  const offered = options.map((option) => everyOffer(option).map(({ link }) => link));
  // Checks must see two options with one target, but not two forms of one option.
  return offered.flatMap((links) => [...new Set(links)]);
};

const settingsOf = ({ id, sets, options }: Passage): readonly (readonly [string, Setting])[] => [
  ...(sets ? [[id, sets] as const] : []),
  ...options
    .flatMap(everyOffer)
    .flatMap(({ link, sets }) => (sets ? [[`${id}>${link}`, sets] as const] : [])),
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

/** Empty for unknown passages. */
export const linksFrom = (graph: StoryGraph, id: PassageId): readonly PassageId[] =>
  graph.links.get(id) ?? [];

export const isWalkable = (graph: StoryGraph, path: readonly PassageId[]): boolean =>
  path.every((id, index) => {
    const previous = path[index - 1];
    return previous === undefined ? graph.links.has(id) : linksFrom(graph, previous).includes(id);
  });
