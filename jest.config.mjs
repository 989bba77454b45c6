import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** A window takes long to make, so only what is drawn gets one: a test in TSX, or one that asks for it at its top. */
const project = async (testEnvironment, ending, setup) => ({
  ...(await createConfig({
    testEnvironment,
    setupFilesAfterEnv: setup.map((name) => `<rootDir>/__tests__/${name}.ts`),
    testMatch: [`<rootDir>/__tests__/**/*.test.${ending}`],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  })()),
  // Next's own list can only be made longer, and these packages are ES modules, which Jest does not read as they are.
  transformIgnorePatterns: ['/node_modules/(?!(parse5|entities)/)', '\\.module\\.(css|sass|scss)$'],
});

export default async () => ({
  // Jest leaves one core to others by default, which on two cores is half of them.
  maxWorkers: '100%',
  // Here and not in a project, where Jest does not read it. It stands above what Testing Library waits (setup-drawn).
  testTimeout: 15_000,
  projects: await Promise.all([
    project('node', 'ts', ['setup']),
    project('jsdom', 'tsx', ['setup', 'setup-drawn']),
  ]),
});
