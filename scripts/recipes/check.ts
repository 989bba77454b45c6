// Follows the recipes of CONTRIBUTING.md on scratch copies: `npm run recipes:check [-- WORD...]`, all of them or those
// whose heading holds one of the words. Writes how many held to .test-results/recipes.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { makeScratchCopy, removeScratchCopy } from '../scratch/copy';
import { type Followed, follow, types, writeRouteTypes } from './follow';
import { recipes } from './recipes';
import { recipeSections } from './sections';

/** Copies that work side by side: types and tests of one keep a core busy. */
const COPIES = 2;
/** Of each problem: the whole stands in the report. */
const MOST_LINES = 40;
const REPORT = '.test-results/recipes.json';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = recipes.filter(
  ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
);
const sections = recipeSections(readFileSync('CONTRIBUTING.md', 'utf8'));
const waiting = [...wanted];
const followed: Followed[] = [];

function print({ title, files, problems, seconds }: Followed): void {
  const verdict = problems.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${title.padEnd(44)} ${files.length} files by hand, ${seconds.toFixed(1)} s`);
  for (const problem of problems) {
    const lines = problem.split('\n');
    for (const line of lines.slice(0, MOST_LINES)) console.error(`       ${line}`);
    if (lines.length > MOST_LINES) console.error(`       … ${lines.length} lines in ${REPORT}`);
  }
}

/** Follows one waiting recipe after another on a copy of its own. */
async function work(): Promise<void> {
  const copy = makeScratchCopy(process.cwd());
  try {
    // Before any change, so that a recipe pays for what it changes, and that only.
    const trouble = (await writeRouteTypes(copy)) ?? (await types(copy));
    if (trouble) throw new Error(`The project has wrong types before any recipe:\n${trouble}`);
    for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) {
      const result = await follow(copy, recipe, sections.get(recipe.title) ?? '');
      followed.push(result);
      print(result);
    }
  } finally {
    removeScratchCopy(copy);
  }
}

if (wanted.length === 0) throw new Error(`No recipe is called ${words.join(' or ')}.`);
await Promise.all(Array.from({ length: Math.min(COPIES, wanted.length) }, work));

const failed = followed.filter(({ problems }) => problems.length > 0).length;
const passed = followed.length - failed;
mkdirSync('.test-results', { recursive: true });
writeFileSync(REPORT, JSON.stringify({ passed, failed, recipes: followed }, null, 2));
console.log(`${passed} recipes hold, ${failed} do not.`);
process.exitCode = failed > 0 ? 1 : 0;
