import { changeFacts, NO_FACTS } from '@/lib/story/facts';
import { everyText, optionsIn, textIn, toldBecauseOf } from '@/lib/story/forms';
import { buildGraph, distancesToEndings, type EndingDistance } from '@/lib/story/graph';
import { countWords, type Facts, HOME, type Passage, type PassageId } from '@/lib/story/passage';
import { oncePerTelling } from './told-states';

/** Limit for graphs with loops. */
const MAX_CHOICES = 200;

export const PERCENTILES = [0, 5, 25, 50, 75, 95, 100] as const;
type Percentile = (typeof PERCENTILES)[number];

export type StoryFigures = {
  readonly passages: number;
  /** In all forms. */
  readonly words: number;
  readonly longest: { readonly id: PassageId; readonly words: number };
  /** Of the neutral texts, which are all that readers without scripts see. */
  readonly neutralWords: number;
  /** Words of an average reading, divided by `neutralWords`: no night has two forms of the same text. */
  readonly shareRead: number;
  /** Share of readings by number of facts that had an effect, from 0. */
  readonly factsBack: readonly number[];
  /** In choices, nearest first. */
  readonly endings: readonly EndingDistance[];
  /** Share of readings (0 to 1), highest first. */
  readonly reach: readonly { readonly id: PassageId; readonly share: number }[];
  readonly choices: Readonly<Record<Percentile, number>>;
};

/** Nearest rank. 0 for an empty list. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;

/** Passages with the facts on arrival. */
export type Reading = readonly { readonly passage: Passage; readonly facts: Facts }[];

/** `random` returns numbers in [0, 1). Stops at an ending or after 200 choices. */
export const randomReading = (passages: readonly Passage[], random: () => number): Reading => {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const reading: { passage: Passage; facts: Facts }[] = [];
  let passage = byId.get(byId.get(HOME)?.options[0]?.link ?? HOME);
  let facts = NO_FACTS;
  while (passage && reading.length <= MAX_CHOICES) {
    reading.push({ passage, facts });
    const choice = passage.options.length > 0 ? Math.floor(random() * passage.options.length) : 0;
    const offered = optionsIn(passage, facts)[choice];
    facts = changeFacts(changeFacts(facts, passage.sets), offered?.sets);
    passage = offered && byId.get(offered.link);
  }
  return reading;
};

/** Facts that changed a text. */
const cameBack = (reading: Reading): ReadonlySet<string> =>
  new Set(reading.flatMap(({ passage, facts }) => toldBecauseOf(passage, facts)));

const longestOf = (passages: readonly Passage[]): StoryFigures['longest'] => {
  const [first, ...rest] = passages.map((passage) => ({
    id: passage.id,
    words: countWords(textIn(passage, NO_FACTS)),
  }));
  if (first === undefined) throw new RangeError('A story without passages has no longest one.');
  return rest.reduce((longest, passage) => (passage.words > longest.words ? passage : longest), first);
};

/** Throws a RangeError without passages. */
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
  const neutralWords = passages.reduce((sum, passage) => sum + countWords(textIn(passage, NO_FACTS)), 0);
  const wordsOf = oncePerTelling(({ passage, facts }) => countWords(textIn(passage, facts)));
  const wordsRead = all.flat().reduce((sum, told) => sum + wordsOf(told), 0);
  const back = all.map((reading) => cameBack(reading).size);
  return {
    passages: passages.length,
    words,
    neutralWords,
    shareRead: wordsRead / readings / neutralWords,
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
