import { changeFacts, factWords, NO_FACTS } from '@/lib/story/facts';
import { factsRead, type Offered, optionsIn } from '@/lib/story/forms';
import { buildGraph, distancesFrom } from '@/lib/story/graph';
import { type Facts, HOME, type Passage, type PassageId } from '@/lib/story/passage';

/** `facts` hold on arrival. */
export type State = {
  readonly passage: Passage;
  readonly facts: Facts;
  /** `to` is a state key, or undefined for an unknown passage. */
  readonly ways: readonly { readonly offered: Offered; readonly to: string | undefined }[];
};

/** By key. */
export type States = ReadonlyMap<string, State>;

const keyOf = (id: PassageId, facts: Facts): string =>
  `${id} ${factWords(facts).split(' ').sort().join(' ')}`;

/** Facts that each passage, or one that can follow it, reads. */
const factsAhead = (passages: readonly Passage[]): ReadonlyMap<PassageId, ReadonlySet<string>> => {
  const graph = buildGraph(passages);
  const read = new Map(passages.map((passage) => [passage.id, factsRead(passage)]));
  return new Map(
    passages.map(({ id }) => [
      id,
      new Set([...distancesFrom(graph, id).keys()].flatMap((ahead) => read.get(ahead) ?? [])),
    ]),
  );
};

/**
 * States reachable from home, without facts that nothing ahead reads. Without `remembers` no fact is set, as without
 * scripts.
 */
export const walkStates = (passages: readonly Passage[], { remembers = true } = {}): States => {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const ahead = factsAhead(passages);
  const states = new Map<string, State>();
  const found: { key: string; passage: Passage; facts: Facts }[] = [];
  const meet = (id: PassageId, known: Facts): string | undefined => {
    const passage = byId.get(id);
    if (!passage) return undefined;
    const facts = Object.fromEntries(Object.entries(known).filter(([name]) => ahead.get(id)?.has(name)));
    const key = keyOf(id, facts);
    if (!states.has(key)) found.push({ key, passage, facts });
    return key;
  };
  meet(HOME, NO_FACTS);
  for (let next = found.pop(); next; next = found.pop()) {
    const { key, passage, facts } = next;
    if (states.has(key)) continue;
    const left = remembers ? changeFacts(facts, passage.sets) : NO_FACTS;
    const ways = optionsIn(passage, facts).map((offered) => ({
      offered,
      to: meet(offered.link, remembers ? changeFacts(left, offered.sets) : NO_FACTS),
    }));
    states.set(key, { passage, facts, ways });
  }
  return states;
};

/** Keys of the states from which an ending can be reached. */
export const statesThatEnd = (states: States): ReadonlySet<string> => {
  const before = new Map([...states.keys()].map((key) => [key, [] as string[]]));
  for (const [key, { ways }] of states) {
    for (const { to = '' } of ways) before.get(to)?.push(key);
  }
  const ends = new Set(
    [...states].flatMap(([key, { passage }]) => (passage.final === undefined ? [] : [key])),
  );
  // The loop also visits elements added meanwhile.
  for (const key of ends) for (const earlier of before.get(key) ?? []) ends.add(earlier);
  return ends;
};
