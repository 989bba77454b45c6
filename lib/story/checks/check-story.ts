import { factWords, holds } from '@/lib/story/facts';
import { everyOffer, groupsOf, type Offered } from '@/lib/story/forms';
import { buildGraph, distancesFrom, linksFrom } from '@/lib/story/graph';
import { type Facts, HOME, type Passage, type PassageId } from '@/lib/story/passage';
import { seededRandom } from '@/lib/values/random';
import { checkIntroductions, type Introduction } from './introductions';
import { type Night, randomReader, readNights, sharesOf } from './nights';
import { type State, type States, statesThatEnd, walkStates } from './states';

const checkIds = (passages: readonly Passage[]): string[] => {
  const ids = passages.map(({ id }) => id);
  return [
    ...(ids.includes(HOME) ? [] : [`passage ${HOME} is missing: it leads to the first passage`]),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `passage ${id}: another passage has this id`),
    ...ids
      .filter((id) => !/^[\w-]+$/.test(id))
      .map((id) => `passage ${id}: an id has letters without accents, digits and hyphens only`),
  ];
};

const checkTargets = (passages: readonly Passage[]): string[] => {
  const { links } = buildGraph(passages);
  return [...links].flatMap(([id, targets]) =>
    targets
      .filter((target) => !links.has(target))
      .map((target) => `passage ${id}: an option leads to ${target}, which does not exist`),
  );
};

const expectedOptions = ({ id, final }: Passage): number => {
  if (id === HOME) return 1;
  return final === undefined ? 2 : 0;
};

const checkOptions = (passages: readonly Passage[]): string[] =>
  passages.flatMap((passage) => {
    const [count, expected] = [passage.options.length, expectedOptions(passage)];
    return count === expected ? [] : [`passage ${passage.id}: it has ${count} options, not ${expected}`];
  });

const setting = ({ sets = {} }: Offered): string => JSON.stringify(Object.entries(sets).sort());

/** The path, which is all that is stored, cannot tell two options with one target apart. */
const checkSettings = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ id, options }) => {
    const offers = options.flatMap(everyOffer);
    return [...new Set(offers.map(({ link }) => link))]
      .filter((target) => new Set(offers.filter(({ link }) => link === target).map(setting)).size > 1)
      .map((target) => `passage ${id}: two options or forms lead to ${target} and set different facts`);
  });

/** Endings are numbered from 1, without gaps or repetitions. */
const checkEndings = (passages: readonly Passage[]): string[] => {
  const endings = passages.filter(({ final }) => final !== undefined);
  const numbers = endings.map(({ final }) => final);
  return endings.flatMap(({ id, final = 0 }, index) => {
    if (!Number.isInteger(final) || final < 1 || final > endings.length)
      return [`passage ${id}: final ${final} is not a number from 1 to ${endings.length}`];
    const holder = endings[numbers.indexOf(final)]?.id;
    return numbers.indexOf(final) === index
      ? []
      : [`passage ${id}: passage ${holder} is final ${final} already`];
  });
};

/** Time only moves forward in a night. */
const checkLoops = (passages: readonly Passage[]): string[] => {
  const graph = buildGraph(passages);
  return [...graph.links.keys()]
    .filter((id) => linksFrom(graph, id).some((link) => distancesFrom(graph, link).has(id)))
    .map((id) => `passage ${id}: a path comes back to it`);
};

const setsIn = ({ sets, options }: Passage) => [
  sets,
  ...options.flatMap(everyOffer).map((offered) => offered.sets),
];

const checkFacts = (
  passages: readonly Passage[],
  facts: Readonly<Record<string, readonly string[]>>,
): string[] => {
  const isKnown = (name: string, value: string | null): boolean =>
    value === null ? name in facts : (facts[name]?.includes(value) ?? false);
  return passages.flatMap((passage) =>
    [...setsIn(passage), ...groupsOf(passage).flat()]
      .flatMap((setting) => Object.entries(setting ?? {}))
      .filter(([name, value]) => !isKnown(name, value))
      .map(([name, value]) => `passage ${passage.id}: the fact ${name}: ${value} is unknown`),
  );
};

const after = (facts: Facts): string => `after ${factWords(facts) || 'no facts'}`;

/** Keeps one fault per passage, because it usually repeats in many states. */
const checkStates = (states: States, fault: (state: State, key: string) => string | undefined): string[] => {
  const found = new Map<PassageId, string>();
  for (const [key, state] of states) {
    const { id } = state.passage;
    const detail = found.has(id) ? undefined : fault(state, key);
    if (detail !== undefined) found.set(id, `passage ${id}: ${detail}`);
  }
  return [...found.values()];
};

const checkChoices = (states: States): string[] =>
  checkStates(states, ({ facts, ways }) => {
    const links = ways.map(({ offered }) => offered.link);
    return new Set(links).size < links.length
      ? `both options lead to ${links[0]} ${after(facts)}`
      : undefined;
  });

const checkWaysOn = (states: States): string[] => {
  const ending = statesThatEnd(states);
  return checkStates(states, ({ facts }, key) =>
    ending.has(key) ? undefined : `no way to an ending ${after(facts)}`,
  );
};

const checkReach = (passages: readonly Passage[], states: States, reader: string): string[] => {
  const met = new Set([...states.values()].map(({ passage }) => passage.id));
  return passages
    .filter(({ id }) => !met.has(id))
    .map(({ id }) => `passage ${id}: no way leads to it for readers ${reader} scripts`);
};

/** Finds forms whose facts never hold, or that an earlier form always precedes. */
const checkForms = (states: States): string[] => {
  const factsAt = new Map<Passage, Facts[]>();
  for (const { passage, facts } of states.values()) {
    const known = factsAt.get(passage);
    if (known) known.push(facts);
    else factsAt.set(passage, [facts]);
  }
  return [...factsAt].flatMap(([{ id, ...passage }, known]) =>
    groupsOf(passage).flatMap((forms) => {
      const told = new Set(known.map((facts) => forms.findIndex((when) => holds(when, facts))));
      return forms
        .filter((_, place) => !told.has(place))
        .map((when) => `passage ${id}: the form for ${factWords(when)} is never told`);
    }),
  );
};

/** Nights: enough for shares that differ by half of a hundredth. */
const NIGHTS = 4_000;
const SEED = 1994;

/** The same nights at every call. */
export const randomNights = (passages: readonly Passage[]): readonly Night[] =>
  readNights(passages, randomReader(seededRandom(SEED)), NIGHTS);

const randomShares = (passages: readonly Passage[]): ReadonlyMap<PassageId, number> =>
  sharesOf(randomNights(passages));

/** Limits for the share of each ending, in shares of as many equal endings: 2 to 10 % of the nights with 20 endings. */
const BALANCE = { least: 0.4, most: 2 };

export const inHundred = (share: number): string => `${(share * 100).toFixed(1)} %`;

const checkBalance = (passages: readonly Passage[]): string[] => {
  const endings = passages.filter(({ final }) => final !== undefined);
  const shares = randomShares(passages);
  const [least, most] = [BALANCE.least / endings.length, BALANCE.most / endings.length];
  return endings.flatMap(({ id, final }) => {
    const share = shares.get(id) ?? 0;
    const told = `passage ${id}: final ${final} ends ${inHundred(share)} of random nights`;
    if (share < least) return [`${told}, less than ${inHundred(least)}: let another option lead towards it`];
    return share > most ? [`${told}, more than ${inHundred(most)}: let an option lead elsewhere`] : [];
  });
};

/**
 * Returns a sentence for each fault, with its passage. `facts`: possible values of each. Readers without scripts have no facts,
 * and have to reach all passages too.
 */
export function checkStory(
  passages: readonly Passage[],
  facts: Readonly<Record<string, readonly string[]>>,
  introductions: readonly Introduction[] = [],
): readonly string[] {
  const states = walkStates(passages);
  const plain = walkStates(passages, { remembers: false });
  return [
    ...checkIds(passages),
    ...checkTargets(passages),
    ...checkOptions(passages),
    ...checkSettings(passages),
    ...checkEndings(passages),
    ...checkLoops(passages),
    ...checkFacts(passages, facts),
    ...checkChoices(states),
    ...checkWaysOn(states),
    ...checkReach(passages, states, 'with'),
    ...checkReach(passages, plain, 'without'),
    ...checkForms(states),
    ...checkIntroductions(states, introductions),
    ...checkBalance(passages),
  ];
}
