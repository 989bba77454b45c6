import { distancesToEndings, type EndingDistance } from '../distances';
import { changeFacts, NO_FACTS } from '../facts';
import { everyText, optionsIn, textIn, toldBecauseOf } from '../forms';
import { buildGraph } from '../graph';
import { countWords, type Facts, HOME, type Passage, type PassageId } from '../passage';

/** The longest night a broken graph may keep a reader in before the walk is given up. */
const MOST_CHOICES = 200;

/** Percentiles that the figures give, from the shortest reading to the longest. */
export const PERCENTILES = [0, 5, 25, 50, 75, 95, 100] as const;
export type Percentile = (typeof PERCENTILES)[number];

export type StoryFigures = {
  readonly passages: number;
  /** Words of all passages, in all their forms. */
  readonly words: number;
  readonly longest: { readonly id: PassageId; readonly words: number };
  /** Share of all words, in all their forms, that a reading comes across on average (0 to 1). */
  readonly shareRead: number;
  /** Share of readings in which each number of different facts came back, from none on. */
  readonly factsBack: readonly number[];
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

/** A reading: its passages, each with what had happened when the reader came to it. */
export type Reading = readonly { readonly passage: Passage; readonly facts: Facts }[];

/**
 * A reading whose choices are dice: `random` gives numbers in [0, 1). It stops at an ending, at a passage without
 * options or after 200 choices.
 */
export const randomReading = (passages: readonly Passage[], random: () => number): Reading => {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const reading: { passage: Passage; facts: Facts }[] = [];
  let passage = byId.get(byId.get(HOME)?.options[0]?.link ?? HOME);
  let facts = NO_FACTS;
  while (passage && reading.length <= MOST_CHOICES) {
    reading.push({ passage, facts });
    const choice = passage.options.length > 0 ? Math.floor(random() * passage.options.length) : 0;
    const link = optionsIn(passage, facts)[choice]?.link;
    facts = changeFacts(changeFacts(facts, passage.sets), passage.options[choice]?.sets);
    passage = link === undefined ? undefined : byId.get(link);
  }
  return reading;
};

/** Names of the facts that came back in a reading: those because of which something was told in another form. */
const cameBack = (reading: Reading): ReadonlySet<string> =>
  new Set(reading.flatMap(({ passage, facts }) => toldBecauseOf(passage, facts)));

const wordsRead = (reading: Reading): number =>
  reading.reduce((sum, { passage, facts }) => sum + countWords(textIn(passage, facts)), 0);

const longestOf = (passages: readonly Passage[]): StoryFigures['longest'] => {
  const [first, ...rest] = passages.map((passage) => ({
    id: passage.id,
    words: countWords(textIn(passage, NO_FACTS)),
  }));
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
  const all = Array.from({ length: readings }, () => randomReading(passages, random));
  const visits = new Map<PassageId, number>();
  for (const { passage } of all.flat()) visits.set(passage.id, (visits.get(passage.id) ?? 0) + 1);
  const lengths = all.map((reading) => reading.length - 1).sort((one, other) => one - other);
  const words = passages.reduce((sum, passage) => sum + countWords(everyText(passage)), 0);
  const back = all.map((reading) => cameBack(reading).size);
  return {
    passages: passages.length,
    words,
    shareRead: all.reduce((sum, reading) => sum + wordsRead(reading), 0) / readings / words,
    factsBack: Array.from(
      { length: Math.max(...back) + 1 },
      (_, count) => back.filter((size) => size === count).length / readings,
    ),
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
