import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import type { EngineName } from './e2e/engines/test';
import { basePathBuild, chromiumFlags, resultsFolder, siteBuild } from './scripts/build/sites.mjs';
import { findChromium } from './scripts/run/browsers.mjs';

const executablePath = await findChromium();
if (!executablePath)
  throw new Error('No Chromium here: run "npm test", which installs one, or set CHROMIUM_PATH.');

const address = ({ port, basePath }: { port: number; basePath: string }) =>
  `http://localhost:${port}${basePath}/`;

const serve = (build: { folder: string; basePath: string; port: number }) => ({
  command: `node scripts/build/serve/serve.mjs ${build.folder} --exact-port`,
  env: { PORT: String(build.port), NEXT_PUBLIC_BASE_PATH: build.basePath },
  url: address(build),
  reuseExistingServer: false,
});

// Without the second build only its own tests fail.
const builds = [siteBuild, basePathBuild].filter(({ folder }) => existsSync(`${folder}/index.html`));

// What is tagged runs in test:slow only: test('…', { tag: '@slow' }, …), or describe. So do these files: how pages, the network
// and the worker follow each other, other days, the longest journey.
const slow = /@slow/;
const slowFiles = [
  'offline/*.spec.ts',
  'static-pages/{after-paint,bfcache,chunked-html,fonts,lost-scripts,prefetch,transitions}.spec.ts',
  'results/scroll-restoration.spec.ts',
  'castle-game/first-performance.spec.ts',
  'days.spec.ts',
];
const journeys = 'engines/!(routes).spec.ts';
/** Of another club: `scripts/check/club`. */
const nines = 'nines.spec.ts';

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  outputDir: `${resultsFolder}/browser`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  failOnFlakyTests: true,
  // For a busy machine. No test depends on them.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `${resultsFolder}/browser.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ca-ES',
    timezoneId: 'Europe/Madrid',
    // It would answer instead of the host. Its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // On Windows and Linux scrollbars take space.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: chromiumFlags,
    },
  },
  projects: [
    // First, and in one worker from the beginning: three browsers take long to start, and are busy while others wait.
    { name: 'engines', testMatch: 'engines/routes.spec.ts', grepInvert: slow, workers: 1 },
    {
      name: 'site',
      testIgnore: ['base-path/**', 'engines/**', nines, ...slowFiles],
      grepInvert: slow,
      use: { baseURL: address(siteBuild) },
    },
    {
      name: 'slow',
      testIgnore: ['base-path/**', journeys, nines, ...slowFiles],
      grep: slow,
      use: { baseURL: address(siteBuild) },
    },
    { name: 'slow-files', testMatch: slowFiles, use: { baseURL: address(siteBuild) } },
    { name: 'nines', testMatch: nines, use: { baseURL: address(siteBuild) } },
    { name: 'base-path', testMatch: 'base-path/**/*.spec.ts', use: { baseURL: address(basePathBuild) } },
    { name: 'firefox', testMatch: journeys, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: journeys, use: { engineName: 'webkit' } },
  ],
  // The lists of npm serve both builds themselves, on ports that nobody can take before.
  webServer: process.env.E2E_SERVED ? [] : builds.map(serve),
});
