import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { changedFiles, restore } from '../scratch/copy';
import type { Recipe } from './recipe';
import { unnamedSteps } from './sections';
import { openTree } from './tree';

/** What became of a recipe: the files that it wrote by hand, and what is wrong, a paragraph each. */
export type Followed = {
  readonly title: string;
  readonly files: readonly string[];
  readonly problems: readonly string[];
  readonly seconds: number;
};

/** Runs a program of an installed package in the copy and resolves to what it said, or undefined when all is well. */
function complaint(copy: string, script: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((done) => {
    // A page that a test prints whole would hide what the test says.
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', DEBUG_PRINT_LIMIT: '0', NO_COLOR: '1' };
    const child = spawn(process.execPath, [join('node_modules', script), ...args], { cwd: copy, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', (error) => done(error.message));
    child.on('close', (code) => done(code === 0 ? undefined : output.trim() || `${script} failed.`));
  });
}

const source = /\.(ts|tsx|mjs)$/;

/** Writes the declarations of the routes, without which the types of a page cannot be checked. */
export const writeRouteTypes = (copy: string) => complaint(copy, 'next/dist/bin/next', ['typegen']);

const format = (copy: string, files: readonly string[]) =>
  complaint(copy, '@biomejs/biome/bin/biome', [
    'check',
    '--write',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...files,
  ]);

const spelling = (copy: string, files: readonly string[]) => {
  const texts = files.filter((file) => /^(app|components|content|lib)\/.*\.tsx?$/.test(file));
  return texts.length > 0
    ? complaint(copy, 'tsx/dist/cli.mjs', ['scripts/spell/check.ts', ...texts])
    : undefined;
};

const zones = (copy: string) => complaint(copy, 'tsx/dist/cli.mjs', ['scripts/zones/check.ts']);

/** The types of the whole project: after the first time, what changed and what leans on it. */
export const types = (copy: string) => complaint(copy, 'typescript/bin/tsc', ['--noEmit']);

/** The unit tests that are named or, with none named, those that import one of the files, however far away. */
const unitTests = (copy: string, files: readonly string[], tests: readonly string[] | undefined) =>
  complaint(copy, 'jest/bin/jest.js', [
    '--ci',
    '--silent',
    '--runInBand',
    '--passWithNoTests',
    '--cacheDirectory=.test-results/jest',
    ...(tests ?? ['--findRelatedTests', ...files.filter((file) => source.test(file))]),
  ]);

/**
 * Follows a recipe on a scratch copy, compares its steps with its text, and does what the recipes end with:
 * `npm run format`, and of `npm run check` what concerns the files that changed. Leaves the copy as it was.
 */
export async function follow(copy: string, recipe: Recipe, section: string): Promise<Followed> {
  const begin = performance.now();
  const { tree, steps } = openTree(copy);
  const problems: string[] = [];
  try {
    await recipe.follow(tree);
    problems.push(...unnamedSteps(section, steps));
    const files = changedFiles(copy);
    const touchesCode = files.some((file) => /^(app|components)\//.test(file));
    const checks = [
      () => (touchesCode ? writeRouteTypes(copy) : undefined),
      () => format(copy, files),
      () => (touchesCode ? zones(copy) : undefined),
      () => spelling(copy, files),
      () => types(copy),
      () => unitTests(copy, files, recipe.tests),
    ];
    for (const check of checks) problems.push(...[await check()].filter((said) => said !== undefined));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  restore(copy);
  const seconds = (performance.now() - begin) / 1000;
  return { title: recipe.title, files: [...steps.files], problems, seconds };
}
