import type { Facts, PassageId, Setting } from './passage';

/** Also for readers without scripts. */
export const NO_FACTS: Facts = {};

export const holds = (when: Facts, facts: Facts): boolean =>
  Object.keys(when).every((name) => facts[name] === when[name]);

export const changeFacts = (facts: Facts, setting?: Setting): Facts =>
  setting
    ? Object.fromEntries(
        Object.entries({ ...facts, ...setting }).flatMap(([name, value]) =>
          value === null ? [] : [[name, value]],
        ),
      )
    : facts;

type Settings = { readonly settings: ReadonlyMap<string, Setting> };

/** Facts at the last passage. They depend only on the path, so Back and direct addresses work. */
export const factsAt = (path: readonly PassageId[], { settings }: Settings): Facts =>
  path.slice(1).reduce((facts, id, index) => {
    const from = path[index] ?? id;
    return changeFacts(changeFacts(facts, settings.get(from)), settings.get(`${from}>${id}`));
  }, NO_FACTS);

/** Attribute for CSS: `jaqueta-guifre porro-galet`. */
export const factWords = (facts: Facts): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}-${value}`)
    .join(' ');

/** Inverse of `factWords`. */
export const parseFacts = (words: string): Facts =>
  Object.fromEntries(words.split(' ').map((word) => word.split('-')));
