import { NO_FACTS } from '../facts';
import { paragraphIn } from '../forms';
import type { Passage, PassageId } from '../passage';
import type { StoryProblem } from './problem';
import type { StoryRules } from './rules';

/**
 * Passages whose last paragraph lays out both options with one of the phrases: «a mà esquerra… a mà dreta».
 */
export const laidOut = (passages: readonly Passage[], { layouts }: StoryRules): readonly PassageId[] =>
  passages
    .filter(({ text, options }) => {
      const last = text.at(-1);
      const words = last === undefined || options.length < 2 ? '' : paragraphIn(last, NO_FACTS).toLowerCase();
      return layouts?.phrases.some((phrase) => words.includes(phrase)) ?? false;
    })
    .map(({ id }) => id);

/** Limits a stylistic device. Reports the forks beyond the limit. */
export const checkLayouts = (passages: readonly Passage[], rules: StoryRules): readonly StoryProblem[] =>
  laidOut(passages, rules)
    .slice(rules.layouts?.most)
    .map((passage) => ({
      check: 'fork laid out',
      passage,
      detail: `one more than ${rules.layouts?.most}`,
    }));
