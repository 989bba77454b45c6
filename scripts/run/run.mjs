// @ts-check
// Runs one of the lists: `node scripts/run/run.mjs check`. The last line has the counts of all test runners.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resultsFolder } from '../build/sites.mjs';
import { totalCounts } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { performAll } from './perform.mjs';
import { root } from './program.mjs';
import { lists } from './steps.mjs';

const name = process.argv[2];
const steps = Object.entries(lists).find(([list]) => list === name)?.[1];
if (!steps) throw new Error(`Unknown list "${name}". Use one of: ${Object.keys(lists).join(', ')}.`);

// The tests start from a fresh clone, without the results of an earlier run.
if (name === 'test' || name === 'slow') {
  await ensureInstalled();
  await rm(join(root, resultsFolder), { recursive: true, force: true });
}
const results = await performAll(steps);

console.log('\nSteps');
for (const { step, ok, seconds, counts } of results) {
  const time = seconds === undefined ? 'not run' : `${seconds.toFixed(1)} s`;
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(20)} ${time}`);
  for (const test of counts?.names ?? []) console.log(`           ${test}`);
}
const { passed, failed } = totalCounts(results);
await writeFile(join(root, resultsFolder, 'counts.json'), JSON.stringify({ passed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
if (steps.some(({ report }) => report) || failed > 0) console.log(`\n${passed} passed, ${failed} failed`);
