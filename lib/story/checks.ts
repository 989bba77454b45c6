import { checkGraph } from './check-graph';
import { checkPassage } from './check-passage';
import type { StoryProblem } from './problem';
import { STORY_RULES, type StoryRules } from './rules';
import type { Passage } from './types';

const checkIds = (passages: readonly Passage[], rules: StoryRules): readonly StoryProblem[] => {
  const ids = passages.map(({ id }) => id);
  const missing = rules.ids.filter((id) => !ids.includes(id));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...missing.map((passage) => ({ check: 'missing passage' as const, passage, detail: 'not written' })),
    ...repeated.map((passage) => ({ check: 'repeated passage' as const, passage, detail: 'written twice' })),
  ];
};

/** Every fault of a story, each with its name and its passage; an empty list when the story is sound. */
export const checkStory = (
  passages: readonly Passage[],
  rules: StoryRules = STORY_RULES,
): readonly StoryProblem[] => [
  ...checkIds(passages, rules),
  ...passages.flatMap((passage) => checkPassage(passage, rules)),
  ...checkGraph(passages, rules),
];
