import type { Facts, PassageId, Setting } from './passage';

/** A night in which nothing has happened yet; also what a reader without scripts has. */
export const NO_FACTS: Facts = {};

/** Whether all the facts that are asked for hold. */
export const holds = (when: Facts, facts: Facts): boolean =>
  Object.entries(when).every(([name, value]) => facts[name] === value);

/** The facts after something happened. */
export const changeFacts = (facts: Facts, setting: Setting = {}): Facts =>
  Object.fromEntries(
    Object.entries({ ...facts, ...setting }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );

type Settings = { readonly settings: ReadonlyMap<string, Setting> };

/**
 * What has happened when a path comes to its last passage: what the passages before it and the options taken set. The
 * path says all of it, so that Back, another night and a direct address need no memory of their own.
 */
export const factsAt = (path: readonly PassageId[], { settings }: Settings): Facts =>
  path.slice(1).reduce((facts, id, index) => {
    const from = path[index] ?? id;
    return changeFacts(changeFacts(facts, settings.get(from)), settings.get(`${from}>${id}`));
  }, NO_FACTS);

/** The facts as words in an attribute, which style rules can ask for: `jaqueta-guifre porro-galet`. */
export const factWords = (facts: Facts): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}-${value}`)
    .join(' ');
