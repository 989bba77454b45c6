import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import type { EngineName } from './e2e/engines/test';
import { basePathBuild, resultsFolder, siteBuild } from './scripts/build/sites.mjs';
import { findChromium } from './scripts/install/chromium.mjs';

const executablePath = await findChromium();
if (!executablePath)
  throw new Error('No Chromium here: run "npm test", which installs one, or set CHROMIUM_PATH.');

const address = ({ port, basePath }: { port: number; basePath: string }) =>
  `http://localhost:${port}${basePath}/`;

const serve = (build: { folder: string; basePath: string; port: number }) => ({
  command: `node scripts/serve/serve.mjs ${build.folder} --exact-port`,
  env: { PORT: String(build.port), NEXT_PUBLIC_BASE_PATH: build.basePath },
  url: address(build),
  reuseExistingServer: false,
});

// Without the second build only its own tests fail, and say so; the others can still run.
const builds = [siteBuild, basePathBuild].filter(({ folder }) => existsSync(`${folder}/index.html`));

const journeys = 'engines/!(routes).spec.ts';

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  outputDir: `${resultsFolder}/browser`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Twice what Playwright gives: time says how busy the machine is, and no test measures by these.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `${resultsFolder}/browser.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ca-ES',
    timezoneId: 'Europe/Madrid',
    // It would answer in the host's place; its own tests let it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // Scrollbars take room in a window on Windows and Linux.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [
        '--no-sandbox',
        // A machine without a graphics card would imitate one, which takes longer than drawing without.
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: ['base-path/**', 'engines/**'], use: { baseURL: address(siteBuild) } },
    { name: 'base-path', testMatch: 'base-path/**/*.spec.ts', use: { baseURL: address(basePathBuild) } },
    { name: 'firefox', testMatch: journeys, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: journeys, use: { engineName: 'webkit' } },
    { name: 'engines', testMatch: 'engines/routes.spec.ts' },
  ],
  webServer: builds.map(serve),
});
