// @ts-check
// What `npm run check`, `npm run build`, `npm run pictures`, `npm test` and `npm run test:slow` do, step by step.
import { exportSite, exportUnderPath } from '../build/export-site.mjs';
import { resultsFolder } from '../build/sites.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { jestCounts, ownCounts, playwrightCounts } from './counts.mjs';
import { runPackage } from './program.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number>} start resolves to an exit code
 * @property {readonly Step[]} [needs] steps without whose success this one makes no sense
 * @property {{ file: string, read: (report: unknown) => import('./counts.mjs').Counts }} [report]
 */

/** @param {string} script @param {readonly string[]} [args] */
const tsx = (script, args = []) => runPackage('tsx/dist/cli.mjs', [script, ...args]);

const unitReport = `${resultsFolder}/unit.json`;
const recipesReport = `${resultsFolder}/recipes.json`;
const browserReport = `${resultsFolder}/browser.json`;

async function startTypeCheck() {
  // Writes the declarations of the routes, which a fresh copy does not have yet.
  const code = await runPackage('next/dist/bin/next', ['typegen']);
  if (code) return code;
  const site = await runPackage('typescript/bin/tsc', ['--noEmit']);
  // A worker has another world around it than a page.
  return site || runPackage('typescript/bin/tsc', ['--noEmit', '--project', 'app/service-worker']);
}

/** @type {Step} */
const lint = {
  name: 'lint',
  start: () => runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
};
/** @type {Step} */
const zones = { name: 'import zones', start: () => tsx('scripts/zones/check.ts') };
/** @type {Step} */
const types = { name: 'types', start: startTypeCheck };
/** @type {Step} */
const spelling = { name: 'spelling', start: () => tsx('scripts/spell/check.ts') };
/** @type {Step} */
const truth = { name: 'one truth', start: () => tsx('scripts/truth/check.ts') };
/** @type {Step} */
const unitTests = {
  name: 'unit tests',
  start: () => runPackage('jest/bin/jest.js', ['--ci', '--json', `--outputFile=${unitReport}`]),
  report: { file: unitReport, read: jestCounts },
};
/** @type {Step} */
const recipes = {
  name: 'recipes',
  start: () => tsx('scripts/recipes/check.ts'),
  report: { file: recipesReport, read: ownCounts },
};
/** @type {Step} */
const drawings = { name: 'drawings and cards', start: () => tsx('scripts/pictures/make.ts') };
/** @type {Step} */
const sounds = { name: 'sounds', start: () => tsx('scripts/sounds/make.ts') };
/** @type {Step} */
const site = { name: 'site', needs: [drawings, sounds], start: () => exportSite() };
/** @type {Step} */
const budget = { name: 'budget', needs: [site], start: () => tsx('scripts/budget/check.ts') };
/** @type {Step} */
const browsers = { name: 'supported browsers', needs: [site], start: () => tsx('scripts/browsers/check.ts') };
/** @type {Step} */
const siteUnderPath = { name: 'site under a path', needs: [site], start: exportUnderPath };
/** @type {Step} */
const browserTests = {
  name: 'browser tests',
  needs: [site],
  start: () => runBrowserTests(['--project=site', '--project=engines']),
  report: { file: browserReport, read: playwrightCounts },
};
/** @type {Step} */
const underPathTests = {
  name: 'browser tests under a path',
  needs: [siteUnderPath],
  start: () => runBrowserTests(['--project=base-path']),
  report: { file: browserReport, read: playwrightCounts },
};
/** @type {Step} */
const engineJourneys = {
  name: 'Firefox and WebKit',
  needs: [site],
  start: () =>
    runBrowserTests(['--project=engines', '--project=firefox', '--project=webkit'], { EVERY_ROUTE: '1' }),
  report: { file: browserReport, read: playwrightCounts },
};

/** @type {Step} */
const everyPage = {
  name: 'every page',
  needs: [site],
  start: () => runBrowserTests(['--project=site', 'e2e/every-page.spec.ts']),
  report: { file: browserReport, read: playwrightCounts },
};
/** @type {Step} */
const clubMovesIn = {
  name: 'second club',
  start: () => tsx('scripts/club/check.ts', ['short']),
  report: { file: `${resultsFolder}/second-club.json`, read: ownCounts },
};

const pictures = [drawings, sounds];
const build = [...pictures, site];
const check = [lint, zones, types, spelling, truth, unitTests];
/** What a club's content must stand: all of it, and the part that `npm test` has the time for. */
const secondClub = [...check, ...build, budget, siteUnderPath, browserTests, underPathTests];
const secondClubShort = [types, unitTests, ...build, everyPage];
const test = [...check, ...build, browsers, budget, browserTests];
/** Proofs that take long and seldom fail: engines in full, another address, the recipes, another club. */
const slow = [...build, engineJourneys, siteUnderPath, underPathTests, recipes, clubMovesIn];

/** @type {Record<'pictures' | 'build' | 'check' | 'secondClub' | 'secondClubShort' | 'test' | 'slow', readonly Step[]>} */
export const lists = { pictures, build, check, secondClub, secondClubShort, test, slow };
