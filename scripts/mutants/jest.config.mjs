// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import nextJest from 'next/jest.js';
import { areas } from './areas.mjs';

const area = areas[process.env.MUTANTS ?? ''];
if (!area) throw new Error(`MUTANTS names one of ${Object.keys(areas).join(', ')}.`);

const home = resolve('__tests__/lib');
const testFiles = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && area.tests.test(name))
  .sort()
  .map((name) => {
    const path = join(home, name);
    return {
      path,
      title: `${name} ${createHash('sha1').update(readFileSync(path)).digest('hex').slice(0, 7)}`,
    };
  });

export default nextJest({ dir: './' })({
  rootDir: '../..',
  // One file is all that Jest has to look for: what it loads is found without.
  roots: ['<rootDir>/scripts/mutants'],
  setupFiles: ['<rootDir>/scripts/mutants/stop-at-failure.ts'],
  // Stryker looks it up itself and knows no <rootDir>.
  testEnvironment: resolve('scripts/mutants/first-failure.cjs'),
  testMatch: ['<rootDir>/scripts/mutants/together.ts'],
  globals: { testFiles },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
