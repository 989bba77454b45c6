// @ts-check
// Runs one of the lists: `node scripts/run/run.mjs check`. The last line has the counts of all test runners.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resultsFolder } from '../build/sites.mjs';
import { totalCounts } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { performAll, timeOf } from './perform.mjs';
import { root } from './program.mjs';
import { lists } from './steps.mjs';

const name = process.argv[2];
/** @param {string | undefined} list @returns {list is keyof typeof lists} */
const isList = (list) => list !== undefined && list in lists;
if (!isList(name)) throw new Error(`Unknown list "${name}". Use one of: ${Object.keys(lists).join(', ')}.`);

// The tests start from a fresh clone, without the results of an earlier run.
if (name === 'test' || name === 'slow') {
  await ensureInstalled();
  await rm(join(root, resultsFolder), { recursive: true, force: true });
}
const results = await performAll(name);

console.log('\nSteps');
for (const result of results) {
  console.log(`  ${result.ok ? 'ok    ' : 'FAILED'} ${result.step.name.padEnd(27)} ${timeOf(result)}`);
  for (const test of result.counts?.names ?? []) console.log(`           ${test}`);
}
const { passed, failed } = totalCounts(results);
await writeFile(join(root, resultsFolder, 'counts.json'), JSON.stringify({ passed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
if (lists[name].some(({ report }) => report) || failed > 0)
  console.log(`\n${passed} passed, ${failed} failed`);
