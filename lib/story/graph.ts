import { everyOffer } from './forms';
import { HOME, type Passage, type PassageId, type Setting } from './passage';

/** Without texts, small enough for every page. */
export type StoryGraph = {
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

export const linksFrom = (graph: Pick<StoryGraph, 'links'>, id: PassageId): readonly PassageId[] =>
  graph.links.get(id) ?? [];

export const isWalkable = (graph: StoryGraph, path: readonly PassageId[]): boolean =>
  path.every((id, index) => {
    const previous = path[index - 1];
    return previous === undefined ? graph.links.has(id) : linksFrom(graph, previous).includes(id);
  });

/** Fewest choices, by the links of all forms: a lower bound, because a form may need facts. `start` has 0. */
export const distancesFrom = (graph: StoryGraph, start: PassageId): ReadonlyMap<PassageId, number> => {
  const distances = new Map<PassageId, number>([[start, 0]]);
  // The loop also visits entries added meanwhile: breadth-first search.
  for (const [id, distance] of distances) {
    for (const link of linksFrom(graph, id)) {
      if (!distances.has(link)) distances.set(link, distance + 1);
    }
  }
  return distances;
};

type EndingDistance = { readonly final: number; readonly id: PassageId; readonly choices: number };

/** Nearest first, by shortest path. */
export const distancesToEndings = (graph: StoryGraph, start: PassageId): readonly EndingDistance[] => {
  const distances = distancesFrom(graph, start);
  return [...graph.endings]
    .flatMap(([id, final]) => {
      const choices = distances.get(id);
      return choices === undefined ? [] : [{ final, id, choices }];
    })
    .sort((one, other) => one.choices - other.choices || one.final - other.final);
};

/** Counts from the first passage. Undefined if all are found. */
export const nearestUnseenEnding = (
  graph: StoryGraph,
  seen: ReadonlySet<number>,
): EndingDistance | undefined => distancesToEndings(graph, graph.first).find(({ final }) => !seen.has(final));

/** From 0 at the first passage to 1 at the farthest. */
export const nightHour = (graph: StoryGraph, id: PassageId): number => {
  const distances = distancesFrom(graph, graph.first);
  const latest = Math.max(1, ...distances.values());
  return (distances.get(id) ?? 0) / latest;
};

/** `{peto:jana,coca:}`; a fact without a value is removed. Empty without facts. */
const formatSetting = (setting: Setting | undefined): string => {
  const facts = Object.entries(setting ?? {}).map(([name, value]) => `${name}:${value ?? ''}`);
  return facts.length > 0 ? `{${facts}}` : '';
};

const parseSetting = (text: string): Setting =>
  Object.fromEntries(
    text.split(',').map((fact) => {
      const [name = '', value = ''] = fact.split(':');
      return [name, value === '' ? null : value];
    }),
  );

/**
 * One line per passage: `4 7 8{sabatilla:faixa}`, `3{guifre:conegut} 5 6`, ending 2 as `37=2`. It is in every page of the
 * story, so it is short. Ids and facts have no spaces or punctuation.
 */
export const formatGraph = ({ links, endings, settings }: StoryGraph): string =>
  [...links]
    .map(([id, targets]) => {
      const final = endings.get(id);
      const passage = `${id}${final === undefined ? '' : `=${final}`}${formatSetting(settings.get(id))}`;
      return [passage, ...targets.map((link) => link + formatSetting(settings.get(`${id}>${link}`)))].join(
        ' ',
      );
    })
    .join('\n');

export const parseGraph = (text: string): StoryGraph => {
  const links = new Map<string, readonly string[]>();
  const endings = new Map<string, number>();
  const settings = new Map<string, Setting>();
  for (const line of text.split('\n')) {
    const words = line.split(' ').map((word) => /^([\w-]+)(?:=(\d+))?(?:\{(.*)\})?$/.exec(word) ?? []);
    const [[, id = '', final] = []] = words;
    const targets = words.slice(1).map(([, link = '']) => link);
    links.set(id, targets);
    if (final !== undefined) endings.set(id, Number(final));
    for (const [place, [, link = '', , setting]] of words.entries())
      if (setting !== undefined) settings.set(place === 0 ? id : `${id}>${link}`, parseSetting(setting));
  }
  return { first: links.get(HOME)?.[0] ?? HOME, links, endings, settings };
};
