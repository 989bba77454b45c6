/** Prints how many random nights have each passage, and what is wrong with the story: `npm run story:check`. */
import { story } from '@/content/story';
import { facts } from '@/content/story/facts';
import { checkStory, inHundred, randomShares } from '@/lib/story/checks/check-story';

const passages = new Map(story.map((passage) => [passage.id, passage]));
const shares = [...randomShares(story)].toSorted(([, one], [, other]) => other - one);

for (const [id, share] of shares) {
  const { title = '(no title)', final } = passages.get(id) ?? {};
  const ending = final === undefined ? '' : ` · final ${final}`;
  console.log(`${inHundred(share).padStart(7)}  ${id.padEnd(3)}  ${title}${ending}`);
}

const problems = checkStory(story, facts);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? '\nNo problems.' : `\n${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
