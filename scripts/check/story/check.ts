/** Prints the problems of the story and its figures: `npm run story:check`. */
import { story } from '@/content/story';
import { storyRules } from '@/content/story/rules';
import { figuresOfNights } from '@/lib/story/checks/check-balance';
import { laidOut } from '@/lib/story/checks/check-layouts';
import { factUses } from '@/lib/story/checks/check-states';
import { checkStory } from '@/lib/story/checks/check-story';
import { PERCENTILES } from '@/lib/story/checks/figures';
import type { StoryRules } from '@/lib/story/checks/rules';
import { walkStates } from '@/lib/story/checks/states';
import type { PassageId } from '@/lib/story/passage';

const figures = figuresOfNights(story);
const problems = checkStory(story, storyRules, figures);
const rules: StoryRules = storyRules;
const inHundred = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
const shareOf = (id: PassageId) => figures.reach.find((passage) => passage.id === id)?.share ?? 0;
const titles = new Map(story.map(({ id, title }) => [id, title ?? '(no title)']));

console.log(`Passages: ${figures.passages}`);
console.log(`Words: ${figures.neutralWords}, ${figures.words} with all forms`);
console.log(`Longest passage: ${figures.longest.id}, ${figures.longest.words} words`);
console.log(`Words that a reading at random comes across: ${inHundred(figures.shareRead).trim()}`);
console.log(`States (passages with what has happened): ${walkStates(story).size}`);
const layouts = laidOut(story, rules);
console.log(`Forks laid out before the reader: ${layouts.length} (${layouts.join(', ')})`);

console.log('\nFacts, the passages that set them and those in which they come back:');
for (const { name, set, read } of factUses(story, Object.keys(rules.facts ?? {}))) {
  console.log(`  ${name.padEnd(10)} ${set.join(' ')} → ${read.join(' ')}`);
}
console.log('\nFacts that come back in a reading at random:');
for (const [count, share] of figures.factsBack.entries()) console.log(`  ${count}  ${inHundred(share)}`);
const twoOrMore = figures.factsBack.slice(2).reduce((sum, share) => sum + share, 0);
console.log(`  at least two: ${inHundred(twoOrMore).trim()}`);

console.log(
  '\nEndings by shortest path (choices from the first passage), and their share of readings at random:',
);
for (const { final, id, choices } of figures.endings) {
  console.log(
    `  ${String(choices).padStart(2)}  final ${String(final).padStart(2)}  ${id.padEnd(3)}  ${inHundred(shareOf(id))}  ${titles.get(id)}`,
  );
}
console.log('\nPassages by reach (share of readings at random):');
for (const { id, share } of figures.reach) {
  console.log(`  ${inHundred(share)}  ${id.padEnd(3)}  ${titles.get(id)}`);
}
console.log('\nChoices of a reading:');
for (const percent of PERCENTILES) console.log(`  p${String(percent).padEnd(3)} ${figures.choices[percent]}`);

for (const { check, passage, detail } of problems) console.error(`${passage}: ${check} (${detail})`);
console.log(problems.length === 0 ? '\nNo problems.' : `\n${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
