import { everyText } from '@/lib/story/forms';
import type { Passage } from '@/lib/story/passage';
import type { StoryProblem } from './problem';
import type { StoryRules } from './rules';

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}[\p{L}-]*|\d[\d.]*\d|\d/gu) ?? [];

/** What is counted has the same number everywhere: «onze mantes». */
export const checkCounts = (
  passages: readonly Passage[],
  { counted }: StoryRules,
): readonly StoryProblem[] => {
  if (!counted) return [];
  const { numerals, things } = counted;
  const isNumber = (word: string) => numerals.some((one) => word === one || word.startsWith(`${one}-`));
  return passages.flatMap((passage) =>
    everyText(passage)
      .map(wordsOf)
      .flatMap((words) =>
        words.flatMap((thing, place) => {
          const number = words[place - 1] ?? '';
          const right = things[thing];
          return right && isNumber(number) && !right.includes(number)
            ? [
                {
                  check: 'count' as const,
                  passage: passage.id,
                  detail: `${number} ${thing}, not ${right.join(' or ')}`,
                },
              ]
            : [];
        }),
      ),
  );
};
