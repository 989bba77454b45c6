import { HOME, type Passage } from '@/lib/story/passage';
import { seededRandom } from '@/lib/values/random';
import { type StoryFigures, storyFigures } from './figures';
import type { StoryProblem } from './problem';
import type { StoryRules } from './rules';

/** Nights: enough for shares that differ by half of a hundredth. */
const READINGS = 4_000;
const SEED = 1994;

/** Figures of the same nights at every call. Throws a RangeError without passages. */
export const figuresOfNights = (passages: readonly Passage[]): StoryFigures =>
  storyFigures(passages, READINGS, seededRandom(SEED));

const inHundred = (share: number) => `${(share * 100).toFixed(1)} %`;

export function checkBalance(
  passages: readonly Passage[],
  { balance }: StoryRules,
  figures?: StoryFigures,
): StoryProblem[] {
  if (balance === undefined || passages.length === 0) return [];
  const { reach, shareRead, factsBack } = figures ?? figuresOfNights(passages);
  const problems: StoryProblem[] = [];
  const { least, most } = balance.endings;
  for (const { id, final } of passages) {
    if (final === undefined) continue;
    const share = reach.find((passage) => passage.id === id)?.share ?? 0;
    const told = `final ${final} ends ${inHundred(share)} of the nights`;
    if (share < least) {
      const detail = `${told}, least ${inHundred(least)}: let another option lead towards it`;
      problems.push({ check: 'ending seldom told', passage: id, detail });
    } else if (share > most) {
      const detail = `${told}, most ${inHundred(most)}: let an option lead elsewhere`;
      problems.push({ check: 'ending often told', passage: id, detail });
    }
  }
  if (shareRead < balance.words) {
    const detail = `a night has ${inHundred(shareRead)} of the words, least ${inHundred(balance.words)}`;
    problems.push({ check: 'little read', passage: HOME, detail });
  }
  const [none = 0, one = 0] = factsBack;
  if (none + one > balance.withoutFacts) {
    const detail = `${inHundred(none + one)} of the nights have one fact back or none, most ${inHundred(balance.withoutFacts)}`;
    problems.push({ check: 'facts seldom back', passage: HOME, detail });
  }
  return problems;
}
