import { HOME, type Passage } from '@/lib/story/passage';
import { checkBalance } from './check-balance';
import { checkCounts } from './check-counts';
import { checkGraph } from './check-graph';
import { checkLayouts } from './check-layouts';
import { checkLengths } from './check-lengths';
import { checkNights } from './check-nights';
import { checkPassage } from './check-passage';
import { checkFacts, checkStates } from './check-states';
import type { StoryFigures } from './figures';
import type { StoryProblem } from './problem';
import type { StoryRules } from './rules';
import { walkStates } from './states';

const checkIds = (passages: readonly Passage[]): readonly StoryProblem[] => {
  const ids = passages.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const titles = passages.map(({ title }) => title);
  const sameTitle = passages.filter(({ title }, index) => title && titles.indexOf(title) !== index);
  const problems: readonly StoryProblem[] = [
    ...repeated.map((passage) => ({ check: 'repeated passage' as const, passage, detail: 'written twice' })),
    ...sameTitle.map(({ id, title }) => ({
      check: 'title' as const,
      passage: id,
      detail: `«${title}» is another's title too`,
    })),
  ];
  return ids.includes(HOME)
    ? problems
    : [{ check: 'no home', passage: HOME, detail: 'no door' }, ...problems];
};

/** Empty if the story is valid. `figures` saves time where they are known. */
export const checkStory = (
  passages: readonly Passage[],
  rules: StoryRules,
  figures?: StoryFigures,
): readonly StoryProblem[] => {
  const { atEnd = [], everyNight = [] } = rules;
  const states = walkStates(passages, {
    keeps: [...atEnd, ...everyNight.flatMap(({ when }) => Object.keys(when))],
  });
  const plain = walkStates(passages, { remembers: false });
  return [
    ...checkIds(passages),
    ...passages.flatMap((passage) => checkPassage(passage, rules)),
    ...checkLengths(passages, states, rules),
    ...checkGraph(passages, rules),
    ...checkStates(passages, states, plain),
    ...checkFacts(passages, rules.facts ?? {}, rules.echoes ?? 0),
    ...checkNights(states, plain, rules),
    ...checkCounts(passages, rules),
    ...checkLayouts(passages, rules),
    ...checkBalance(passages, rules, figures),
  ];
};
