import { HOME, type Passage } from '../passage';
import { checkGraph } from './check-graph';
import { checkLayouts } from './check-layouts';
import { checkPassage } from './check-passage';
import { checkFacts, checkStates } from './check-states';
import type { StoryProblem } from './problem';
import type { StoryRules } from './rules';

const checkIds = (passages: readonly Passage[]): readonly StoryProblem[] => {
  const ids = passages.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const problems = repeated.map((passage) => ({
    check: 'repeated passage' as const,
    passage,
    detail: 'written twice',
  }));
  return ids.includes(HOME)
    ? problems
    : [{ check: 'no home', passage: HOME, detail: 'no door' }, ...problems];
};

/** Empty if the story is valid. */
export const checkStory = (passages: readonly Passage[], rules: StoryRules): readonly StoryProblem[] => [
  ...checkIds(passages),
  ...passages.flatMap((passage) => checkPassage(passage, rules)),
  ...checkGraph(passages, rules),
  ...checkStates(passages),
  ...checkFacts(passages, rules.facts ?? {}, rules.echoes ?? 0),
  ...checkLayouts(passages, rules),
];
