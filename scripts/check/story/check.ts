/** Prints how many random nights have each passage and learn each answer, and what is wrong with the story: `npm run story:check`. */
import { story } from '@/content/story';
import { answers } from '@/content/story/answers';
import { facts, introductions } from '@/content/story/facts';
import { checkStory, inHundred, randomNights } from '@/lib/story/checks/check-story';
import { learns, sharesOf } from '@/lib/story/checks/nights';

const passages = new Map(story.map((passage) => [passage.id, passage]));
const nights = randomNights(story);
const shares = [...sharesOf(nights)].toSorted(([, one], [, other]) => other - one);

for (const [id, share] of shares) {
  const { title = '(no title)', final } = passages.get(id) ?? {};
  const ending = final === undefined ? '' : ` · final ${final}`;
  console.log(`${inHundred(share).padStart(7)}  ${id.padEnd(3)}  ${title}${ending}`);
}

for (const [question, answer] of Object.entries(answers)) {
  const knowing = nights.filter((night) => learns(night, answer)).length;
  console.log(`${inHundred(knowing / nights.length).padStart(7)}  learn «${question}»`);
}

const problems = checkStory(story, facts, introductions);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? '\nNo problems.' : `\n${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
