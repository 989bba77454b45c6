import { factWords, holds } from '@/lib/story/facts';
import { toldBecauseOf } from '@/lib/story/forms';
import { type Facts, HOME } from '@/lib/story/passage';
import type { Check, StoryProblem } from './problem';
import type { StoryRules } from './rules';
import type { State } from './states';
import { inOrder, reader, tellings } from './told-states';

type States = ReadonlyMap<string, State>;

const includesOne = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word.toLowerCase()));
};

/** Calls `find` once for each text, because many states have the same one. */
const oncePerText = <Found>(find: (text: string) => Found): ((text: string) => Found) => {
  const known = new Map<string, { found: Found }>();
  return (text) => {
    const entry = known.get(text) ?? { found: find(text) };
    known.set(text, entry);
    return entry.found;
  };
};

/** A bit for each element with a word in the text; at most 31 elements. */
const bitsOf = (list: readonly (readonly string[])[]): ((text: string) => number) =>
  oncePerText((text) =>
    list.reduce((bits, words, place) => (includesOne(text, words) ? bits | (1 << place) : bits), 0),
  );

/** As a word of its own, with its capital letter. */
const names = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text);

const has = (bits: number, place: number): boolean => (bits & (1 << place)) !== 0;

/**
 * Returns the bits that arrive at each state. `gain` returns the bits of a state; `join` combines those of two ways
 * to the same state.
 */
const carry = (
  states: States,
  gain: (state: State) => number,
  join: (one: number, other: number) => number,
): ReadonlyMap<string, number> => {
  const arriving = new Map<string, number>();
  for (const key of inOrder(states)) {
    const state = states.get(key);
    if (!state) continue;
    const left = (arriving.get(key) ?? 0) | gain(state);
    for (const { to } of state.ways) {
      if (to === undefined) continue;
      const known = arriving.get(to);
      arriving.set(to, known === undefined ? left : join(known, left));
    }
  }
  return arriving;
};

const report = (
  states: States,
  arriving: ReadonlyMap<string, number>,
  check: Check,
  found: (text: string, arriving: number) => readonly string[],
): readonly StoryProblem[] => {
  const textOf = reader();
  return [...states].flatMap(([key, state]) =>
    found(textOf(state), arriving.get(key) ?? 0).map((detail) => ({
      check,
      passage: state.passage.id,
      detail,
    })),
  );
};

/** On every path, the first passage that names a person introduces them. */
const checkPeople = (states: States, { people = [] }: StoryRules): readonly StoryProblem[] => {
  const textOf = reader();
  const gain = bitsOf(people.map(({ introduced }) => introduced));
  const named = oncePerText((text) => people.map(({ name }) => names(text, name)));
  const arriving = carry(
    states,
    (state) => gain(textOf(state)),
    (one, other) => one & other,
  );
  return report(states, arriving, 'not introduced', (text, before) => {
    const introduced = before | gain(text);
    return people.flatMap(({ name }, place) => (named(text)[place] && !has(introduced, place) ? [name] : []));
  });
};

/** No night has the second of a pair after the first, or with it. */
const checkApart = (states: States, { apart = [] }: StoryRules): readonly StoryProblem[] => {
  const textOf = reader();
  const gain = bitsOf(apart.map(([first]) => [first]));
  const seconds = bitsOf(apart.map(([, second]) => [second]));
  const arriving = carry(
    states,
    (state) => gain(textOf(state)),
    (one, other) => one | other,
  );
  return report(states, arriving, 'contradiction', (text, before) => {
    const told = before | gain(text);
    return apart.flatMap(([first, second], place) =>
      has(told, place) && has(seconds(text), place) ? [`«${second}» after «${first}»`] : [],
    );
  });
};

/** A phrase that the story no longer has would protect nothing. */
const checkPhrases = (states: States, { apart = [] }: StoryRules): readonly StoryProblem[] => {
  const texts = tellings(states.values()).map(reader());
  return [...new Set(apart.flat())]
    .filter((phrase) => !texts.some((text) => includesOne(text, [phrase])))
    .map((phrase) => ({ check: 'contradiction', passage: HOME, detail: `«${phrase}» is told nowhere` }));
};

const toldFor = (when: Facts, { passage, facts }: State): boolean => {
  const told = toldBecauseOf(passage, facts);
  return holds(when, facts) && Object.keys(when).every((name) => told.includes(name));
};

/** What happened early changes at least so many passages of every night. */
const checkEchoes = (states: States, { everyNight = [] }: StoryRules): readonly StoryProblem[] => {
  const order = inOrder(states).toReversed();
  return everyNight.flatMap(({ when, least }) => {
    const fewest = new Map<string, number>();
    for (const key of order) {
      const state = states.get(key);
      if (!state) continue;
      const later = state.ways.map(({ to = '' }) => fewest.get(to) ?? 0);
      fewest.set(key, (later.length > 0 ? Math.min(...later) : 0) + (toldFor(when, state) ? 1 : 0));
    }
    return [...states.values()]
      .filter(({ facts }) => !holds(when, facts))
      .flatMap(({ passage, ways }) =>
        ways.flatMap(({ to = '' }) => {
          const facts = states.get(to)?.facts ?? {};
          const count = fewest.get(to) ?? 0;
          const detail = `${factWords(when)} changes ${count} passages of a night, not ${least}`;
          return holds(when, facts) && count < least
            ? [{ check: 'seldom told' as const, passage: passage.id, detail }]
            : [];
        }),
      );
  });
};

/** Every ending answers every question, and mentions each fact of `atEnd`. */
const checkAnswers = (states: States, { answers = [], atEnd = [] }: StoryRules): readonly StoryProblem[] => {
  const textOf = reader();
  return tellings(states.values())
    .filter(({ passage }) => passage.final !== undefined)
    .flatMap((state) => {
      const { passage, facts } = state;
      const open = answers.filter(({ words }) => !includesOne(textOf(state), words));
      const told = toldBecauseOf(passage, facts);
      const untold = atEnd.filter((name) => name in facts && !told.includes(name));
      return [...open.map(({ question }) => question), ...untold].map((detail) => ({
        check: 'left open' as const,
        passage: passage.id,
        detail,
      }));
    });
};

const firstOfEach = (problems: readonly StoryProblem[]): readonly StoryProblem[] => [
  ...new Map(
    problems.map((problem) => [`${problem.check} ${problem.passage} ${problem.detail}`, problem]),
  ).values(),
];

/** `plain`: states of a reader without scripts. */
export const checkNights = (states: States, plain: States, rules: StoryRules): readonly StoryProblem[] =>
  firstOfEach([
    ...[states, plain].flatMap((walked) => [
      ...checkPeople(walked, rules),
      ...checkApart(walked, rules),
      ...checkAnswers(walked, rules),
    ]),
    ...checkPhrases(states, rules),
    ...checkEchoes(states, rules),
  ]);
