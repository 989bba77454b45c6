import { distancesToEndings, type EndingDistance } from '../distances';
import { buildGraph, linksFrom, type StoryGraph } from '../graph';
import { countWords, type Passage, type PassageId } from '../passage';

/** The longest night a broken graph may keep a reader in before the walk is given up. */
const MOST_CHOICES = 200;

/** Percentiles that the figures give, from the shortest reading to the longest. */
export const PERCENTILES = [0, 5, 25, 50, 75, 95, 100] as const;
export type Percentile = (typeof PERCENTILES)[number];

export type StoryFigures = {
  readonly passages: number;
  readonly words: number;
  readonly longest: { readonly id: PassageId; readonly words: number };
  /** Shortest path to each ending, in choices, the nearest first. */
  readonly endings: readonly EndingDistance[];
  /** Share of readings (0 to 1) that come across each passage, the most visited first. */
  readonly reach: readonly { readonly id: PassageId; readonly share: number }[];
  /** Choices of a reading, by percentile. */
  readonly choices: Readonly<Record<Percentile, number>>;
};

/** Value at a percentile of sorted numbers (nearest rank); 0 when there are none. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;

/**
 * The passages of a reading whose choices are dice: `random` gives numbers in [0, 1). It stops at an ending, at a
 * passage without options or after 200 choices.
 */
export const randomReading = (graph: StoryGraph, random: () => number): readonly PassageId[] => {
  const path = [graph.first];
  let links = linksFrom(graph, graph.first);
  while (links.length > 0 && path.length <= MOST_CHOICES) {
    const next = links[Math.floor(random() * links.length)];
    if (next === undefined) break;
    path.push(next);
    links = linksFrom(graph, next);
  }
  return path;
};

const longestOf = (passages: readonly Passage[]): StoryFigures['longest'] => {
  const [first, ...rest] = passages.map(({ id, text }) => ({ id, words: countWords(text) }));
  if (first === undefined) throw new RangeError('A story without passages has no longest one.');
  return rest.reduce((longest, passage) => (passage.words > longest.words ? passage : longest), first);
};

/**
 * The figures of a story after a number of readings at random (`random` gives numbers in [0, 1)).
 * Throws a RangeError when there are no passages.
 */
export const storyFigures = (
  passages: readonly Passage[],
  readings: number,
  random: () => number,
): StoryFigures => {
  const graph = buildGraph(passages);
  const paths = Array.from({ length: readings }, () => randomReading(graph, random));
  const visits = new Map<PassageId, number>();
  for (const id of paths.flat()) visits.set(id, (visits.get(id) ?? 0) + 1);
  const lengths = paths.map((path) => path.length - 1).sort((one, other) => one - other);
  return {
    passages: passages.length,
    words: passages.reduce((sum, { text }) => sum + countWords(text), 0),
    longest: longestOf(passages),
    endings: distancesToEndings(graph, graph.first),
    reach: [...visits]
      .map(([id, count]) => ({ id, share: count / readings }))
      .sort((one, other) => other.share - one.share),
    choices: {
      0: percentile(lengths, 0),
      5: percentile(lengths, 5),
      25: percentile(lengths, 25),
      50: percentile(lengths, 50),
      75: percentile(lengths, 75),
      95: percentile(lengths, 95),
      100: percentile(lengths, 100),
    },
  };
};
