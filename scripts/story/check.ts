/** Says what is broken in the story, and how it reads: `npm run story:check`. */
import { story } from '@/content/story';
import { storyRules } from '@/content/story/rules';
import { seededRandom } from '@/lib/random/generator';
import { checkStory } from '@/lib/story/checks/check-story';
import { PERCENTILES, storyFigures } from '@/lib/story/checks/figures';

/** Readings at random behind the percentiles: enough for the second figure to stand still. */
const READINGS = 10_000;
const SEED = 1994;

const problems = checkStory(story, storyRules);
const figures = storyFigures(story, READINGS, seededRandom(SEED));
const titles = new Map(story.map(({ id, title }) => [id, title ?? '(no title)']));

console.log(`Passages: ${figures.passages}`);
console.log(`Words: ${figures.words}`);
console.log(`Longest passage: ${figures.longest.id}, ${figures.longest.words} words`);
console.log('\nEndings by shortest path (choices from the first passage):');
for (const { final, id, choices } of figures.endings) {
  console.log(
    `  ${String(choices).padStart(2)}  final ${String(final).padStart(2)}  ${id.padEnd(3)}  ${titles.get(id)}`,
  );
}
console.log(`\nPassages by reach (share of ${READINGS} readings at random, seed ${SEED}):`);
for (const { id, share } of figures.reach) {
  console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${id.padEnd(3)}  ${titles.get(id)}`);
}
console.log('\nChoices of a reading:');
for (const percent of PERCENTILES) console.log(`  p${String(percent).padEnd(3)} ${figures.choices[percent]}`);

for (const { check, passage, detail } of problems) console.error(`${passage}: ${check} (${detail})`);
console.log(problems.length === 0 ? '\nNo problems.' : `\n${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
