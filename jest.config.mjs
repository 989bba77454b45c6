import nextJest from 'next/jest.js';
import { tsImport } from 'tsx/esm/api';

const createConfig = nextJest({ dir: './' });
const { testNow } = await tsImport('./__tests__/test-day.ts', import.meta.url);

/** jsdom is slow to start: only tests in `.tsx` get it, and those with `@jest-environment jsdom`. */
const project = async (testEnvironment, ending, setup) => ({
  ...(await createConfig({
    testEnvironment,
    // By default Jest marks what a file leaves as deleted, deletes nothing, and warns when jsdom reads `Date.now`.
    testEnvironmentOptions: { globalsCleanup: 'off' },
    fakeTimers: { now: testNow },
    setupFilesAfterEnv: setup.map((name) => `<rootDir>/__tests__/${name}.ts`),
    testMatch: [`<rootDir>/__tests__/**/*.test.${ending}`],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // `require` would give all 1,500 icons.
      '^@phosphor-icons/react/dist/(ssr/.*)$': '<rootDir>/node_modules/@phosphor-icons/react/dist/$1.es.js',
    },
  })()),
  // These packages are ES modules, which Jest has to transform. Next's option can only add patterns.
  transformIgnorePatterns: [
    '/node_modules/(?!(parse5|entities|ical\\.js|@phosphor-icons)/)',
    '\\.module\\.(css|sass|scss)$',
  ],
});

export default async () => ({
  // By default Jest leaves one core free, which is half of two.
  maxWorkers: '100%',
  // Jest ignores it in a project. Far more than a test needs: the machine may be busy.
  testTimeout: 60_000,
  // A worker with a heap of a gigabyte takes longer than the default of half a second to exit. A timer that a test leaves would be
  // told after ten seconds too.
  workerGracefulExitTimeout: 10_000,
  projects: await Promise.all([
    project('node', 'ts', ['setup']),
    project('jsdom', 'tsx', ['setup', 'setup-drawn']),
  ]),
});
