// @ts-check
// Changes the rules one small piece at a time and counts how many changes the tests notice: `npm run mutants`, or
// `npm run mutants -- towers story` for some areas. Survivors are listed. What is known of each area is kept in
// .test-results/mutants, and only survivors and what has changed since are tried again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { resultsFolder } from '../build/sites.mjs';
import { areas } from './areas.mjs';

/** The share of changes, in hundredths, that the tests have to notice. */
const ENOUGH = 85;

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/**
 * Stryker would keep a survivor made while a file is read, though a new test may notice it by now.
 * @param {string} path of what is known of an area
 */
function forgetSurvivors(path) {
  if (!existsSync(path)) return;
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const known = JSON.parse(readFileSync(path, 'utf8'));
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ status }) => NOTICED.includes(status));
  writeFileSync(path, JSON.stringify(known));
}

/** @param {string} area @param {string[]} mutate */
async function countMutants(area, mutate) {
  // The tests of the area are chosen in jest.config.mjs, which another process reads.
  process.env.MUTANTS = area;
  const incrementalFile = `${resultsFolder}/mutants/${area}.json`;
  forgetSurvivors(incrementalFile);
  const results = await new Stryker({
    mutate,
    testRunner: 'jest',
    jest: { configFile: 'scripts/mutants/jest.config.mjs', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // TypeScript 7 has no interface that Stryker could read its settings with.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: [
      '.next',
      'out',
      'public/{cartes,castell-del-dia,dibuixos,targetes,sons}',
      'e2e',
      resultsFolder,
    ],
    // Elsewhere, so that a test run meanwhile does not find two projects.
    tempDirName: join(tmpdir(), 'castells-mutants'),
    // A change that never ends is stopped; one that a busy machine only delays is not.
    timeoutMS: 60_000,
    incremental: true,
    incrementalFile,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `${resultsFolder}/mutants/${area}.html` },
    thresholds: { high: 95, low: ENOUGH, break: null },
  }).runMutationTest();
  /** @param {string[]} statuses */
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  return { area, noticed: count(NOTICED), unnoticed: count(UNNOTICED) };
}

/** @param {number} noticed @param {number} unnoticed */
const score = (noticed, unnoticed) => (100 * noticed) / (noticed + unnoticed);

const asked = process.argv.slice(2);
const counts = [];
for (const [area, { mutate }] of Object.entries(areas))
  if (asked.length === 0 || asked.includes(area)) counts.push(await countMutants(area, mutate));

const noticed = counts.reduce((sum, count) => sum + count.noticed, 0);
const unnoticed = counts.reduce((sum, count) => sum + count.unnoticed, 0);
for (const one of [...counts, { area: 'all', noticed, unnoticed }])
  console.log(
    `${one.area}: ${one.noticed} of ${one.noticed + one.unnoticed} changes noticed, ${score(one.noticed, one.unnoticed).toFixed(1)} %`,
  );
process.exitCode = score(noticed, unnoticed) >= ENOUGH ? 0 : 1;
