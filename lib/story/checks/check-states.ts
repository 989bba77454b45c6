import { factWords, holds } from '@/lib/story/facts';
import { everyOffer, groupsOf, textIn } from '@/lib/story/forms';
import { type Facts, HOME, type Passage, type PassageId } from '@/lib/story/passage';
import { expectedOptions } from './check-passage';
import type { Check, StoryProblem } from './problem';
import { type State, statesThatEnd } from './states';

const named = (facts: Facts): string => factWords(facts) || 'without facts';

const checkState = ({ passage, facts, ways }: State): readonly StoryProblem[] => {
  const links = ways.map(({ offered }) => offered.link);
  const findings: readonly (readonly [Check, boolean])[] = [
    ['number of options', links.length !== expectedOptions(passage)],
    ['same target twice', new Set(links).size < links.length],
    ['unknown target', ways.some(({ to }) => to === undefined)],
  ];
  return findings.flatMap(([check, found]) =>
    found
      ? [{ check, passage: passage.id, detail: `${links.join(', ') || 'no options'}: ${named(facts)}` }]
      : [],
  );
};

/** A hyphen for speech, quotation marks other than « », a curly apostrophe, or spaces too many. */
const STRANGE = /^[-–]|["“”’]| {2}|^\s|\s$/;

const checkTypography = ({ passage, facts, ways }: State): readonly StoryProblem[] =>
  [...textIn(passage, facts), ...ways.flatMap(({ offered }) => offered.text)]
    .filter((line) => STRANGE.test(line) || line.split('«').length !== line.split('»').length)
    .map((line) => ({ check: 'typography', passage: passage.id, detail: line }));

/** Keeps one per passage, because a fault usually repeats in many states. */
const firstOfEach = (problems: readonly StoryProblem[]): readonly StoryProblem[] =>
  [
    ...new Map(
      problems.toReversed().map((problem) => [`${problem.check} ${problem.passage}`, problem]),
    ).values(),
  ].toReversed();

const checkReach = (
  passages: readonly Passage[],
  states: ReadonlyMap<string, State>,
  detail: string,
): readonly StoryProblem[] => {
  const met = new Set([...states.values()].map(({ passage }) => passage.id));
  return passages
    .filter(({ id }) => !met.has(id))
    .map(({ id }) => ({ check: 'unreachable', passage: id, detail }));
};

const checkEnds = (states: ReadonlyMap<string, State>): readonly StoryProblem[] => {
  const ending = statesThatEnd(states);
  return [...states]
    .filter(([key]) => !ending.has(key))
    .map(([, { passage, facts }]) => ({
      check: 'no ending ahead',
      passage: passage.id,
      detail: `no way to an ending: ${named(facts)}`,
    }));
};

/** Finds forms whose facts never hold, or that an earlier form always precedes. */
const checkForms = (states: ReadonlyMap<string, State>): readonly StoryProblem[] => {
  const factsAt = new Map<Passage, Facts[]>();
  for (const { passage, facts } of states.values()) {
    const known = factsAt.get(passage);
    if (known) known.push(facts);
    else factsAt.set(passage, [facts]);
  }
  return [...factsAt].flatMap(([passage, known]) =>
    groupsOf(passage).flatMap((forms) => {
      const told = new Set(known.map((facts) => forms.findIndex((when) => holds(when, facts))));
      return forms.flatMap((when, place) =>
        told.has(place)
          ? []
          : [{ check: 'form never told' as const, passage: passage.id, detail: named(when) }],
      );
    }),
  );
};

/**
 * Every reachable state needs valid options and a path to an ending. Readers without scripts, who have no
 * facts, must reach all passages too: `plain`.
 */
export const checkStates = (
  passages: readonly Passage[],
  states: ReadonlyMap<string, State>,
  plain: ReadonlyMap<string, State>,
): readonly StoryProblem[] =>
  firstOfEach([
    ...[...states.values()].flatMap(checkState),
    ...checkReach(passages, states, 'no way leads here'),
    ...checkReach(passages, plain, 'no way leads here without scripts'),
    ...checkEnds(states),
    ...checkForms(states),
    ...[...states.values()].flatMap(checkTypography),
  ]);

type FactUse = {
  readonly name: string;
  readonly set: readonly PassageId[];
  readonly read: readonly PassageId[];
};

const setsIn = ({ sets, options }: Passage) => [
  sets,
  ...options.flatMap(everyOffer).map((offered) => offered.sets),
];

export const factUses = (passages: readonly Passage[], names: readonly string[]): readonly FactUse[] =>
  names.map((name) => ({
    name,
    set: passages
      .filter((passage) => setsIn(passage).some((setting) => typeof setting?.[name] === 'string'))
      .map(({ id }) => id),
    read: passages
      .filter((passage) => groupsOf(passage).some((forms) => forms.some((when) => name in when)))
      .map(({ id }) => id),
  }));

export const checkFacts = (
  passages: readonly Passage[],
  facts: Readonly<Record<string, readonly string[]>>,
  echoes: number,
): readonly StoryProblem[] => {
  const known = (name: string, value: string | null): boolean =>
    value === null ? name in facts : (facts[name]?.includes(value) ?? false);
  const strange = passages.flatMap((passage) =>
    [...setsIn(passage), ...groupsOf(passage).flat()]
      .flatMap((setting) => Object.entries(setting ?? {}))
      .filter(([name, value]) => !known(name, value))
      .map(([name, value]) => ({
        check: 'unknown fact' as const,
        passage: passage.id,
        detail: `${name}: ${value}`,
      })),
  );
  const rare = factUses(passages, Object.keys(facts)).flatMap(({ name, set, read }) =>
    set.length > 0 && read.length >= echoes
      ? []
      : [
          {
            check: 'fact forgotten' as const,
            passage: set[0] ?? HOME,
            detail: `${name} is set in ${set.length} passages and comes back in ${read.length}`,
          },
        ],
  );
  return [...strange, ...rare];
};
