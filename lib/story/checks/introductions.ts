import { optionsIn, textIn } from '@/lib/story/forms';
import type { State, States } from './states';

/** A name, and the words that introduce it. A text that begins with those may use the name, and all that follow it. */
export type Introduction = { readonly name: RegExp; readonly as: RegExp };

const toldIn = ({ passage, facts }: State): string =>
  [...textIn(passage, facts), ...optionsIn(passage, facts).flatMap(({ text }) => text)].join('\n');

const introduces = (told: string, { name, as }: Introduction): boolean => {
  const first = name.exec(told)?.index ?? told.length;
  const introduction = as.exec(told)?.index ?? told.length;
  return introduction <= first;
};

/**
 * Returns a sentence for each name that a state has on a path that has not introduced it. What is known at a state is what
 * every path to it has told: states become poorer until no path takes anything away.
 */
export function checkIntroductions(
  states: States,
  introductions: readonly Introduction[],
): readonly string[] {
  const told = new Map([...states].map(([key, state]) => [key, toldIn(state)]));
  // Most states have the text of another.
  const named = new Map(
    [...new Set(told.values())].map((text) => [
      text,
      new Set(introductions.filter((one) => one.name.test(text) || one.as.test(text))),
    ]),
  );
  const known = new Map<string, ReadonlySet<Introduction>>();
  const [first] = states.keys();
  const open = first === undefined ? [] : [first];
  if (first !== undefined) known.set(first, new Set());
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const [before, here] = [known.get(key), named.get(told.get(key) ?? '')];
    const left = introductions.filter((one) => before?.has(one) || here?.has(one));
    for (const { to = '' } of states.get(key)?.ways ?? []) {
      const before = known.get(to);
      const now = new Set(left.filter((one) => before?.has(one) ?? true));
      if (before && now.size === before.size) continue;
      known.set(to, now);
      open.push(to);
    }
  }
  const faults = [...states].flatMap(([key, { passage }]) =>
    introductions.flatMap((one) => {
      const text = told.get(key) ?? '';
      if (known.get(key)?.has(one) || !named.get(text)?.has(one) || introduces(text, one)) return [];
      return [`passage ${passage.id}: «${one.name.exec(text)?.[0]}» is not introduced on every path`];
    }),
  );
  return [...new Set(faults)];
}
