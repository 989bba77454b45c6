// @ts-check
// Steps of `npm run check`, `npm run build`, `npm test` and `npm run test:slow`. A command that people use too is a script of
// package.json, and its step runs that script.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportSite, exportUnderPath, isBuilt, stampOf } from '../build/export-site.mjs';
import { basePathBuild, resultsFolder, siteBuild } from '../build/sites.mjs';
import { ensureChromium, ensureEngines, ensureWholeChromium, findWholeChromium } from './browsers.mjs';
import { jestCounts, ownCounts, playwrightCounts } from './counts.mjs';
import { root, runPackage, runScript } from './program.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number>} start resolves to an exit code
 * @property {readonly Step[]} [needs] steps of the same list that must have passed before
 * @property {true} [alone] starts when all before it have ended, and no other beside it
 * @property {{ file: string, read: (report: any) => import('./counts.mjs').Counts }} [report]
 */

/** @param {string} script @param {readonly string[]} [args] @param {Record<string, string>} [env] */
const tsx = (script, args = [], env) => runPackage('tsx/dist/cli.mjs', [script, ...args], env);

const unitReport = `${resultsFolder}/unit.json`;
const browserReport = `${resultsFolder}/browser.json`;

/** @type {Step} */
const lint = { name: 'lint', start: () => runScript('lint') };
/** @type {Step} */
const types = { name: 'types', start: () => runScript('types') };
/** @type {Step} */
const spelling = { name: 'spelling', start: () => runScript('spell') };
/** @type {Step} */
const content = { name: 'content', start: () => runScript('content') };
/** Tests that take long or start processes are in test:slow. */
const slowUnitTests = '__tests__/slow/';
/** @param {string} name @param {readonly string[]} args for Jest @returns {Step} */
const jest = (name, args) => ({
  name,
  start: () => runScript('unit', ['--ci', '--json', `--outputFile=${unitReport}`, ...args]),
  report: { file: unitReport, read: jestCounts },
});
const unitTests = jest('unit tests', [`--testPathIgnorePatterns=${slowUnitTests}`]);
/** The development build of React takes twice as long. @type {Step} */
const drawings = {
  name: 'drawings and cards',
  start: () => tsx('scripts/build/pictures/make.ts', [], { NODE_ENV: 'production' }),
};
/** @type {Step} */
const site = { name: 'site', needs: [drawings], start: () => exportSite() };
/** The site as it would be built at the moment of the tests, unless `out/` has it already. @type {Step} */
const testSite = {
  name: 'site',
  needs: [types],
  async start() {
    const env = buildAt((await testDay()).TEST_NOW);
    const stamp = stampOf(env);
    if (isBuilt(stamp)) {
      console.log('out/ is of this commit and moment already.');
      return 0;
    }
    return (await drawings.start()) || exportSite(env, stamp);
  },
};
/** @type {Step} */
const budget = { name: 'budget', needs: [testSite], start: () => runScript('budget') };
/** @type {Step} */
const syntax = {
  name: 'supported syntax',
  needs: [testSite],
  start: () => tsx('scripts/check/syntax.ts'),
};
/** @type {Step} */
const siteUnderPath = {
  name: 'site under a path',
  needs: [testSite],
  start: async () => exportUnderPath(buildAt((await testDay()).LATER)),
};
/** @type {Step} */
const browserTests = {
  name: 'browser tests',
  needs: [testSite],
  alone: true,
  // Tests wait often enough for three on two cores.
  start: () => runBrowserTests(['--workers=3', '--project=site', '--project=engines']),
  report: { file: browserReport, read: playwrightCounts },
};
/** @type {Step} */
const underPathTests = {
  name: 'browser tests under a path',
  needs: [siteUnderPath],
  alone: true,
  // Its pages are built and visited five years later: paths and dates do not depend on each other.
  start: async () => runBrowserTests(['--project=base-path'], { TEST_NOW: (await testDay()).LATER }),
  report: { file: browserReport, read: playwrightCounts },
};
/** Projects of playwright.config.ts. @type {Step} */
const slowBrowserTests = {
  name: 'slow browser tests',
  needs: [testSite],
  alone: true,
  start: () =>
    runBrowserTests(
      ['engines', 'firefox', 'webkit', 'slow', 'slow-files'].map((project) => `--project=${project}`),
    ),
  report: { file: browserReport, read: playwrightCounts },
};

// And the laws, with more cases than every day. What is left out of lib is told the date.
const looksAtTheClock =
  '__tests__/(slow|lib/(?!castle-game|towers/drawing|story/checks)|content/content|components/(calendar|home|site|results|castle-game/modes|games))';
const otherDaysReport = `${resultsFolder}/other-days.json`;
/** @type {Step} */
const unitTestsLater = {
  name: 'unit tests years later',
  // In Auckland it is the next day already.
  start: async () =>
    runScript('unit', ['--ci', '--json', `--outputFile=${otherDaysReport}`, looksAtTheClock], {
      TEST_NOW: (await testDay()).LATER,
      TEST_RUNS: '200',
      TZ: 'Pacific/Auckland',
    }),
  report: { file: otherDaysReport, read: jestCounts },
};
/** @type {Step} */
const contentLater = {
  name: 'content years later',
  start: async () => runScript('content', [], buildAt((await testDay()).LATER)),
};

/** Of the club that the next step makes: pages with the most that it has written. @type {Step} */
const clubPages = {
  name: 'pages of the club',
  alone: true,
  start: () =>
    runBrowserTests([
      '--project=site',
      'e2e/every-page.spec.ts',
      '--grep',
      ' /((agenda|assajos|contactar|castells)/)? opens',
    ]),
  report: { file: browserReport, read: playwrightCounts },
};
/** The same club with the results of a conventional colla, built again. @type {Step} */
const ninesSite = {
  name: 'site with castells of nine',
  alone: true,
  start: async () => (await tsx('scripts/check/club/nines.ts')) || exportSite(),
};
/** @type {Step} */
const ninesPages = {
  name: 'pages with castells of nine',
  needs: [ninesSite],
  alone: true,
  start: () => runBrowserTests(['--project=nines']),
  report: { file: browserReport, read: playwrightCounts },
};
/** @type {Step} */
const anotherClub = {
  name: 'another club',
  alone: true,
  start: async () => {
    const { TEST_NOW } = await testDay();
    return tsx('scripts/check/club/check.ts', [], { TEST_NOW, ...buildAt(TEST_NOW) });
  },
  report: { file: `${resultsFolder}/club.json`, read: ownCounts },
};
/** @type {Step} */
const clubLeft = { name: 'what is left to write', start: () => runScript('club:left') };
/** @type {Step} */
const clubLeftWarning = { ...clubLeft, needs: [site], start: () => runScript('club:left', ['warn']) };

const pictures = [drawings];
const check = [types, lint, unitTests, spelling, content, clubLeft];
/** Steps for the club that `npm run test:slow` makes, and has built. */
const newClub = [
  types,
  spelling,
  content,
  jest('unit tests', ['__tests__/content']),
  clubPages,
  ninesSite,
  ninesPages,
];
const test = [types, lint, testSite, unitTests, spelling, content, clubLeft, syntax, budget, browserTests];
/** Checks that take long and seldom fail: all engines, other days, a base path, another club. */
const slow = [
  testSite,
  unitTestsLater,
  contentLater,
  siteUnderPath,
  slowBrowserTests,
  underPathTests,
  anotherClub,
];

/**
 * @type {Record<
 *   'pictures' | 'build' | 'check' | 'newClub' | 'test' | 'slow',
 *   readonly Step[]
 * >}
 */
export const lists = {
  pictures,
  build: [...pictures, site, clubLeftWarning],
  check,
  newClub,
  test,
  slow,
};

// Imported here, because they need installed packages.
async function testDay() {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('../../__tests__/test-day.ts', import.meta.url);
}

/**
 * Environment of a build for which a moment is now. The types are checked by a step of their own.
 * @param {string} moment in ISO 8601
 */
const buildAt = (moment) => ({ SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000), TYPES_CHECKED: '1' });

/**
 * Runs browser tests on the built site. Resolves to an exit code. Installs missing browsers if possible. Tests of an engine
 * that is missing are skipped, and its name is printed at the end.
 * @param {readonly string[]} args for Playwright
 * @param {Record<string, string>} [env] added to our own environment
 */
async function runBrowserTests(args, env = {}) {
  const chromium = await ensureChromium();
  const missing = args.some((arg) => /=(engines|firefox|webkit)$/.test(arg)) ? await ensureEngines() : [];
  if (args.includes('--project=slow-files')) {
    await ensureWholeChromium();
    if (!(await findWholeChromium())) missing.push('bfcache (a Chromium that is not the headless shell)');
  }
  const ports = await Promise.all([siteBuild, basePathBuild].map(serveBuild));
  const code = await runPackage('@playwright/test/cli.js', ['test', ...args], {
    ...env,
    CHROMIUM_PATH: chromium,
    E2E_PORTS: ports.join(),
    E2E_SERVED: '1',
  });
  console.log(`Browser: ${chromium}`);
  for (const name of missing) console.warn(`\nNOT TRIED: ${name} is not installed on this machine.`);
  return code;
}

/** Serves a build while this process runs. Resolves to its port, 0 if there is no such build. @param {typeof siteBuild} build */
async function serveBuild({ folder, basePath }) {
  if (!existsSync(join(root, folder, 'index.html'))) return 0;
  // Imported here, because it needs installed packages.
  const { createStaticServer } = await import('../build/serve/static-server.mjs');
  const server = createStaticServer({ folder: join(root, folder), basePath }).listen(0);
  await once(server.unref(), 'listening');
  return Object(server.address()).port;
}
