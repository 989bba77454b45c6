import { groupsOf } from './forms';
import type { Facts, Passage } from './passage';

/** Place 0 is the neutral form. */
export const formName = (group: number, place: number): string => `f${group}-${place}`;

const where = (when: Facts): string =>
  Object.entries(when)
    .map(([name, value]) => `[data-facts~=${name}-${value}]`)
    .join('');

/** Shows one form per group: without facts or scripts, the neutral one. */
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
