// @ts-check
// `npm test`: every check of the project, one after another. A failed step does not stop those that can still
// say something. The last line counts the tests of both runners.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, runPackage } from './run.mjs';
import { jestCounts, playwrightCounts, totalCounts } from './test-counts.mjs';
import { resultsFolder } from './test-sites.mjs';

/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number>} start resolves to an exit code
 * @property {string} [needs] a step without whose success this one makes no sense
 * @property {{ file: string, read: (report: unknown) => Counts }} [report]
 */

const unitReport = `${resultsFolder}/unit.json`;
const browserReport = `${resultsFolder}/browser.json`;
const tsx = 'tsx/dist/cli.mjs';

/** A port that is free now, and its neighbour too in all likelihood. @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function startBrowserTests() {
  const { ensureChromium } = await import('./chromium.mjs');
  const env = { CHROMIUM_PATH: await ensureChromium(), E2E_PORT: String(await freePort()) };
  console.log(`Browser: ${env.CHROMIUM_PATH}`);
  return runPackage('@playwright/test/cli.js', ['test'], env);
}

async function startTypeCheck() {
  // Writes the declarations of the routes, which a fresh copy does not have yet.
  const code = await runPackage('next/dist/bin/next', ['typegen']);
  return code || runPackage('typescript/bin/tsc', ['--noEmit']);
}

/** @type {Step[]} */
const steps = [
  { name: 'lint', start: () => runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']) },
  { name: 'import zones', start: () => runPackage(tsx, ['scripts/zones/check.ts']) },
  { name: 'types', start: startTypeCheck },
  { name: 'spelling', start: () => runPackage(tsx, ['scripts/spell/check.ts']) },
  {
    name: 'unit tests',
    start: () => runPackage('jest/bin/jest.js', ['--ci', '--json', `--outputFile=${unitReport}`]),
    report: { file: unitReport, read: jestCounts },
  },
  { name: 'build', start: () => build() },
  { name: 'budget', needs: 'build', start: () => runPackage(tsx, ['scripts/budget/check.ts']) },
  {
    name: 'build under a path',
    needs: 'build',
    start: () => run(process.execPath, ['scripts/build-base-path.mjs']),
  },
  {
    name: 'browser tests',
    needs: 'build under a path',
    start: startBrowserTests,
    report: { file: browserReport, read: playwrightCounts },
  },
];

/** @param {NonNullable<Step['report']>} report @returns {Promise<Counts | undefined>} */
async function readCounts({ file, read }) {
  try {
    return read(JSON.parse(await readFile(join(root, file), 'utf8')));
  } catch (error) {
    console.error(`No counts in ${file}:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** @param {Step} step @returns {Promise<{ name: string, ok: boolean, counts?: Counts, seconds: number }>} */
async function perform({ name, start, report }) {
  console.log(`\n== ${name}`);
  const begin = performance.now();
  const code = await start().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  const counts = report && (await readCounts(report));
  const ok = code === 0 && (!report || counts !== undefined);
  const seconds = (performance.now() - begin) / 1000;
  console.log(`== ${name}: ${ok ? 'done' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name, ok, counts, seconds };
}

await ensureInstalled();
await rm(join(root, resultsFolder), { recursive: true, force: true });
await mkdir(join(root, resultsFolder));

/** @type {Awaited<ReturnType<typeof perform>>[]} */
const results = [];
for (const step of steps) {
  const blocked = step.needs && !results.find(({ name }) => name === step.needs)?.ok;
  results.push(blocked ? { name: step.name, ok: false, seconds: 0 } : await perform(step));
}

console.log('\nSteps');
for (const { name, ok, seconds } of results) {
  console.log(
    `  ${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${seconds ? `${seconds.toFixed(1)} s` : 'not run'}`,
  );
}
const { passed, failed } = totalCounts(results);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
