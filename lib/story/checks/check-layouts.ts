import { NO_FACTS } from '@/lib/story/facts';
import { paragraphIn } from '@/lib/story/forms';
import type { Passage, PassageId } from '@/lib/story/passage';
import type { StoryProblem } from './problem';
import type { StoryRules } from './rules';

/** Passages that end by laying out both options: «a mà esquerra… a mà dreta». */
export const laidOut = (passages: readonly Passage[], { layouts }: StoryRules): readonly PassageId[] =>
  passages
    .filter(({ text, options }) => {
      const last = text.at(-1);
      const words = last === undefined || options.length < 2 ? '' : paragraphIn(last, NO_FACTS).toLowerCase();
      return layouts?.phrases.some((phrase) => words.includes(phrase)) ?? false;
    })
    .map(({ id }) => id);

export const checkLayouts = (passages: readonly Passage[], rules: StoryRules): readonly StoryProblem[] =>
  laidOut(passages, rules)
    .slice(rules.layouts?.most)
    .map((passage) => ({
      check: 'fork laid out',
      passage,
      detail: `one more than ${rules.layouts?.most}`,
    }));
