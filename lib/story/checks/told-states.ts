import { factsRead, textIn } from '@/lib/story/forms';
import type { Passage } from '@/lib/story/passage';
import type { State } from './states';

/** Key of a text: the passage with the facts that it reads. */
const tellingOf = () => {
  const read = new Map<Passage, readonly string[]>();
  return ({ passage, facts }: State): string => {
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

export const reader = (): ((state: State) => string) => {
  const nameOf = tellingOf();
  const texts = new Map<string, string>();
  return (state) => {
    const name = nameOf(state);
    const text = texts.get(name) ?? textIn(state.passage, state.facts).join('\n');
    texts.set(name, text);
    return text;
  };
};

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
