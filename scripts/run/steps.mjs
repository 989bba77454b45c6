// @ts-check
// Steps of `npm run check`, `npm run build`, `npm test` and `npm run test:slow`. A command that people use too is a script of
// package.json, and its step runs that script.
import { exportSite, exportUnderPath } from '../build/export-site.mjs';
import { freePorts } from '../build/serve/ports.mjs';
import { resultsFolder } from '../build/sites.mjs';
import { ensureEngines } from './browsers.mjs';
import { jestCounts, ownCounts, playwrightCounts } from './counts.mjs';
import { runPackage, runScript } from './program.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number>} start resolves to an exit code
 * @property {readonly Step[]} [needs] steps that must have passed before
 * @property {{ file: string, read: (report: unknown) => import('./counts.mjs').Counts }} [report]
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
/** @type {Step} */
const unitTests = {
  name: 'unit tests',
  start: () => runScript('unit', ['--ci', '--json', `--outputFile=${unitReport}`]),
  report: { file: unitReport, read: jestCounts },
};
/** @type {Step} */
const drawings = { name: 'drawings and cards', start: () => tsx('scripts/build/pictures/make.ts') };
/** @type {Step} */
const sounds = { name: 'sounds', start: () => tsx('scripts/build/sounds/make.ts') };
/** @type {Step} */
const site = { name: 'site', needs: [drawings, sounds], start: () => exportSite() };
/** The site as it would be built at the moment of the tests. @type {Step} */
const testSite = { ...site, start: async () => exportSite(buildAt((await testDay()).TEST_NOW)) };
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
  // In Chromium alone, tests wait often enough for three on two cores. Other engines need both.
  start: () => runBrowserTests(['--workers=3', '--project=site', '--project=engines']),
  report: { file: browserReport, read: playwrightCounts },
};
/** @type {Step} */
const underPathTests = {
  name: 'browser tests under a path',
  needs: [siteUnderPath],
  // Its pages are built and visited five years later: paths and dates do not depend on each other.
  start: async () => runBrowserTests(['--project=base-path'], { TEST_NOW: (await testDay()).LATER }),
  report: { file: browserReport, read: playwrightCounts },
};
/** Projects of playwright.config.ts. @type {Step} */
const slowBrowserTests = {
  name: 'slow browser tests',
  needs: [testSite],
  start: () =>
    runBrowserTests(
      ['engines', 'firefox', 'webkit', 'slow', 'slow-files'].map((project) => `--project=${project}`),
      { EVERY_ROUTE: '1' },
    ),
  report: { file: browserReport, read: playwrightCounts },
};

const looksAtTheClock =
  '__tests__/(lib/(calendar|dates)|content/checks|components/(calendar|club|home|hydration|results|castle-game/(challenge|shell)|games/daily-castell))';
const otherDaysReport = `${resultsFolder}/other-days.json`;
/** @type {Step} */
const unitTestsLater = {
  name: 'unit tests years later',
  // In Auckland it is the next day already.
  start: async () =>
    runScript('unit', ['--ci', '--json', `--outputFile=${otherDaysReport}`, looksAtTheClock], {
      TEST_NOW: (await testDay()).LATER,
      TZ: 'Pacific/Auckland',
    }),
  report: { file: otherDaysReport, read: jestCounts },
};
/** @type {Step} */
const contentLater = {
  name: 'content years later',
  start: async () => runScript('content', [], buildAt((await testDay()).LATER)),
};

/** @type {Step} */
const everyPage = {
  name: 'every page',
  needs: [testSite],
  start: () => runBrowserTests(['--project=site', 'e2e/every-page.spec.ts']),
  report: { file: browserReport, read: playwrightCounts },
};
/** @type {Step} */
const anotherClub = {
  name: 'another club',
  start: () => tsx('scripts/check/club/check.ts'),
  report: { file: `${resultsFolder}/club.json`, read: ownCounts },
};
/** @type {Step} */
const clubLeft = { name: 'what is left to write', start: () => runScript('club:left') };
/** @type {Step} */
const clubLeftWarning = { ...clubLeft, start: () => runScript('club:left', ['warn']) };

const pictures = [drawings, sounds];
const build = [...pictures, testSite];
const check = [lint, types, spelling, content, clubLeft, unitTests];
/** Steps for the club that `npm run test:slow` makes. */
const newClub = [lint, types, spelling, content, unitTests, ...build, budget, everyPage];
const test = [...check, ...build, syntax, budget, browserTests];
/** Checks that take long and seldom fail: all engines, other days, a base path, another club. */
const slow = [
  ...build,
  slowBrowserTests,
  unitTestsLater,
  contentLater,
  siteUnderPath,
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

/** Environment of a build for which a moment is now. @param {string} moment in ISO 8601 */
const buildAt = (moment) => ({ SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) });

/**
 * Runs browser tests on the built site. Resolves to an exit code. Installs missing browsers if possible. Tests of an engine
 * that is missing are skipped, and its name is printed at the end.
 * @param {readonly string[]} [args] for Playwright
 * @param {Record<string, string>} [env] added to our own environment
 */
export async function runBrowserTests(args = [], env = {}) {
  // Imported here, because it needs installed packages.
  const { ensureChromium } = await import('./browsers.mjs');
  const chromium = await ensureChromium();
  console.log(`Browser: ${chromium}`);
  const tryEngines = args.some((arg) => /=(engines|firefox|webkit)$/.test(arg));
  const missing = tryEngines ? await ensureEngines() : [];
  const ports = (await freePorts(2)).join();
  const code = await runPackage('@playwright/test/cli.js', ['test', ...args], {
    ...env,
    CHROMIUM_PATH: chromium,
    E2E_PORTS: ports,
  });
  for (const name of missing) console.warn(`\nNOT TRIED: ${name} is not installed on this machine.`);
  return code;
}
