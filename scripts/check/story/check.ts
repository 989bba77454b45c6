/** Prints how many random nights have each passage, learn each answer and forget a fact, and what is wrong with the story: `npm run story:check`. */
import { story } from '@/content/story';
import { answers, facts, introductions } from '@/content/story/facts';
import { checkStory, inHundred, randomNights } from '@/lib/story/checks/check-story';
import { learns, sharesOf, untoldShares, wordsTwice } from '@/lib/story/checks/nights';

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

for (const [fact, share] of untoldShares(nights))
  if (share > 0.1) console.log(`${inHundred(share).padStart(7)}  never tell «${fact}» again`);
console.log(`${inHundred(wordsTwice(nights)).padStart(7)}  words that the night before has told`);

const problems = checkStory(story, facts, introductions);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? '\nNo problems.' : `\n${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
