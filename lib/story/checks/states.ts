import { changeFacts, factWords, NO_FACTS } from '../facts';
import { type Offered, optionsIn } from '../forms';
import { type Facts, HOME, type Passage, type PassageId } from '../passage';

/** A passage with the facts that hold when a reader arrives. */
export type State = {
  readonly passage: Passage;
  readonly facts: Facts;
  /** Options with the key of the next state. Undefined for an unknown passage. */
  readonly ways: readonly { readonly offered: Offered; readonly to: string | undefined }[];
};

const keyOf = (id: PassageId, facts: Facts): string =>
  `${id} ${factWords(facts).split(' ').sort().join(' ')}`;

/**
 * Returns all states reachable from home, by key. Without `remembers`, no fact is ever set, as for a reader
 * without scripts.
 */
export const walkStates = (passages: readonly Passage[], remembers = true): ReadonlyMap<string, State> => {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const states = new Map<string, State>();
  const found: { key: string; passage: Passage; facts: Facts }[] = [];
  const meet = (id: PassageId, facts: Facts): string | undefined => {
    const passage = byId.get(id);
    if (!passage) return undefined;
    const key = keyOf(id, facts);
    if (!states.has(key)) found.push({ key, passage, facts });
    return key;
  };
  meet(HOME, NO_FACTS);
  for (let next = found.pop(); next; next = found.pop()) {
    const { key, passage, facts } = next;
    if (states.has(key)) continue;
    const left = remembers ? changeFacts(facts, passage.sets) : NO_FACTS;
    const ways = optionsIn(passage, facts).map((offered, index) => ({
      offered,
      to: meet(offered.link, remembers ? changeFacts(left, passage.options[index]?.sets) : NO_FACTS),
    }));
    states.set(key, { passage, facts, ways });
  }
  return states;
};

export const statesThatEnd = (states: ReadonlyMap<string, State>): ReadonlySet<string> => {
  const before = new Map([...states.keys()].map((key) => [key, [] as string[]]));
  for (const [key, { ways }] of states) {
    for (const { to = '' } of ways) before.get(to)?.push(key);
  }
  const ends = new Set(
    [...states].flatMap(([key, { passage }]) => (passage.final === undefined ? [] : [key])),
  );
  // A Set also iterates over elements added during the loop.
  for (const key of ends) for (const earlier of before.get(key) ?? []) ends.add(earlier);
  return ends;
};
