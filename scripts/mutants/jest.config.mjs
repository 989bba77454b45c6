// @ts-check
import nextJest from 'next/jest.js';
import { areas } from './areas.mjs';

const area = areas[process.env.MUTANTS ?? ''];
if (!area) throw new Error(`MUTANTS names one of ${Object.keys(areas).join(', ')}.`);

export default nextJest({ dir: './' })({
  rootDir: '../..',
  // All that the rules and their tests are made of: a mutant is tried in half the time.
  roots: ['<rootDir>/lib', '<rootDir>/__tests__', '<rootDir>/content'],
  setupFiles: ['<rootDir>/scripts/mutants/stop-at-failure.ts'],
  testEnvironment: 'node',
  testMatch: [`<rootDir>/__tests__/lib/${area.tests}`],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
