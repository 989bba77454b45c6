import { factsRead, textIn } from '@/lib/story/forms';
import type { Passage } from '@/lib/story/passage';
import type { State } from './states';

type Told = Pick<State, 'passage' | 'facts'>;

/** Key of a text: the passage with the facts that it reads. */
const tellingOf = () => {
  const read = new Map<Passage, readonly string[]>();
  return ({ passage, facts }: Told): string => {
    const names = read.get(passage) ?? factsRead(passage);
    read.set(passage, names);
    return `${passage.id} ${names.map((name) => facts[name]).join(' ')}`;
  };
};

/** One state for each text that can be shown. */
export const tellings = (states: Iterable<State>): readonly State[] => {
  const nameOf = tellingOf();
  return [...new Map([...states].map((state) => [nameOf(state), state])).values()];
};

/** Calls `find` once for each text that can be shown. */
export const oncePerTelling = <Found>(find: (told: Told) => Found): ((told: Told) => Found) => {
  const nameOf = tellingOf();
  const known = new Map<string, { found: Found }>();
  return (told) => {
    const name = nameOf(told);
    const entry = known.get(name) ?? { found: find(told) };
    known.set(name, entry);
    return entry.found;
  };
};

export const reader = (): ((told: Told) => string) =>
  oncePerTelling(({ passage, facts }) => textIn(passage, facts).join('\n'));

/** States from home on, each after all that lead to it. With loops, those in a loop are missing. */
export const inOrder = (states: ReadonlyMap<string, State>): readonly string[] => {
  const before = new Map([...states.keys()].map((key) => [key, 0]));
  const targets = (key: string) => (states.get(key)?.ways ?? []).flatMap(({ to }) => to ?? []);
  for (const key of states.keys()) for (const to of targets(key)) before.set(to, (before.get(to) ?? 0) + 1);
  const ready = [...before].flatMap(([key, count]) => (count === 0 ? [key] : []));
  // The loop also visits elements added meanwhile.
  for (const key of ready)
    for (const to of targets(key)) {
      const count = (before.get(to) ?? 0) - 1;
      before.set(to, count);
      if (count === 0) ready.push(to);
    }
  return ready;
};
