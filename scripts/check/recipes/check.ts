// Follows the recipes of the guides on scratch copies: all, or those whose heading contains one of the words.
// `npm run recipes:check [-- WORD...]`. Writes the result to .test-results/recipes.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { makeScratchCopy, removeScratchCopy } from '@/scripts/check/scratch/copy';
import { checkTypes, type Followed, follow, recipes } from './follow';
import { GUIDES, recipeSections } from './sections';
import type { Recipe } from './tree';

/** Copies that work in parallel, one for each core of a small machine. */
const COPIES = 2;
/** Lines printed of a problem; the report has all. */
const MAX_LINES = 40;
const REPORT = '.test-results/recipes.json';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = recipes.filter(
  ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
);
const sections = new Map(GUIDES.flatMap((guide) => [...recipeSections(readFileSync(guide, 'utf8'))]));
const waiting = [...wanted];
const results: Followed[] = [];

function add(result: Followed): void {
  const { title, files, problems, seconds } = result;
  results.push(result);
  const verdict = problems.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${title.padEnd(44)} ${files.length} files by hand, ${seconds.toFixed(1)} s`);
  for (const problem of problems) {
    const lines = problem.split('\n');
    for (const line of lines.slice(0, MAX_LINES)) console.error(`       ${line}`);
    if (lines.length > MAX_LINES) console.error(`       … ${lines.length} lines in ${REPORT}`);
  }
}

/** Follows waiting recipes on a copy of its own, then checks the types of all that it followed. */
async function work(): Promise<void> {
  const copy = makeScratchCopy(process.cwd());
  const followed: Recipe[] = [];
  try {
    for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) {
      add(await follow(copy, recipe, sections.get(recipe.title) ?? ''));
      followed.push(recipe);
    }
    add(await checkTypes(copy, followed));
  } finally {
    removeScratchCopy(copy);
  }
}

if (wanted.length === 0)
  throw new Error(`No heading of a recipe contains ${words.map((word) => `"${word}"`).join(' or ')}.`);
await Promise.all(Array.from({ length: Math.min(COPIES, wanted.length) }, work));

const failed = results.filter(({ problems }) => problems.length > 0).length;
const passed = results.length - failed;
mkdirSync('.test-results', { recursive: true });
writeFileSync(REPORT, JSON.stringify({ passed, failed, recipes: results }, null, 2));
console.log(`${passed} passed, ${failed} failed.`);
process.exitCode = failed > 0 ? 1 : 0;
