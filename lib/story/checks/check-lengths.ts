import { NO_FACTS } from '@/lib/story/facts';
import { textIn } from '@/lib/story/forms';
import { countWords, HOME, type Passage } from '@/lib/story/passage';
import type { StoryProblem } from './problem';
import type { Range, StoryRules } from './rules';
import type { State } from './states';
import { tellings } from './told-states';

const within = (value: number, { least, most }: Range): boolean => value >= least && value <= most;

const limitsOf = ({ final }: Passage, rules: StoryRules) => {
  const { words, wordsWithForms = words.most, paragraphs } = (final !== undefined && rules.endings) || rules;
  return { words, wordsWithForms, paragraphs };
};

/** The neutral text keeps the limits; the text of any other state has a maximum of its own. */
export const checkLengths = (
  passages: readonly Passage[],
  states: ReadonlyMap<string, State>,
  rules: StoryRules,
): readonly StoryProblem[] => {
  const neutral = passages.flatMap((passage): readonly StoryProblem[] => {
    const { id } = passage;
    const limits = limitsOf(passage, rules);
    const told = textIn(passage, NO_FACTS);
    const words = countWords(told);
    return [
      ...(within(told.length, limits.paragraphs)
        ? []
        : [{ check: 'paragraphs' as const, passage: id, detail: `${told.length} paragraphs` }]),
      ...(id === HOME || within(words, limits.words)
        ? []
        : [{ check: 'words' as const, passage: id, detail: `${words} words` }]),
    ];
  });
  const most = new Map<Passage, number>();
  for (const { passage, facts } of tellings(states.values()))
    most.set(passage, Math.max(most.get(passage) ?? 0, countWords(textIn(passage, facts))));
  const longest = [...most].flatMap(([passage, words]): readonly StoryProblem[] =>
    passage.id === HOME || words <= limitsOf(passage, rules).wordsWithForms
      ? []
      : [{ check: 'words', passage: passage.id, detail: `${words} words with its longest forms` }],
  );
  return [...neutral, ...longest];
};
