import { groupsOf } from './forms';
import type { Facts, Passage } from './passage';

/** Name of one form in the markup: the group it belongs to and its place, where 0 is the neutral one. */
export const formName = (group: number, place: number): string => `f${group}-${place}`;

/** Selects the story's element where all these facts hold; see `factWords`. */
const where = (when: Facts): string =>
  Object.entries(when)
    .map(([name, value]) => `[data-facts~=${name}-${value}]`)
    .join('');

/**
 * The style rules that leave one form of each in sight, by the facts that stand on the story's element. Without any
 * fact, and so without scripts, it is the neutral one.
 */
export const formStyles = (passage: Pick<Passage, 'text' | 'options'>): string =>
  groupsOf(passage)
    .flatMap((group, index) => {
      const neutral = group.map((when) => `${where(when)} [data-form=${formName(index, 0)}]`);
      const forms = group.flatMap((when, place) => {
        const form = `[data-form=${formName(index, place + 1)}]`;
        const earlier = group.slice(0, place).map((other) => `${where(other)} ${form}`);
        return [`[data-passage]:not(${where(when)}) ${form}`, ...earlier];
      });
      return [...neutral, ...forms];
    })
    .map((selector) => `${selector}{display:none}`)
    .join('\n');
