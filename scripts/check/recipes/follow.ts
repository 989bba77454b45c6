import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { changedFiles, restore } from '@/scripts/check/scratch/copy';
import { clubRecipes } from './list/club';
import { gameRecipes } from './list/games';
import { siteRecipes } from './list/site';
import { unnamedSteps } from './sections';
import { openTree, type Recipe } from './tree';

/** Every recipe of the guides, in their order. */
export const recipes: readonly Recipe[] = [...clubRecipes, ...gameRecipes, ...siteRecipes];

/** Result of a recipe: the files that it wrote by hand, and its problems, one paragraph each. */
export type Followed = {
  readonly title: string;
  readonly files: readonly string[];
  readonly problems: readonly string[];
  readonly seconds: number;
};

/** Runs a program of an installed package in the copy. Returns its output if it failed, `undefined` if it succeeded. */
function runProgram(copy: string, script: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((done) => {
    // Testing Library would print the whole page before the message.
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', DEBUG_PRINT_LIMIT: '0', NO_COLOR: '1' };
    const child = spawn(process.execPath, [join('node_modules', script), ...args], { cwd: copy, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', (error) => done(error.message));
    child.on('close', (code) => done(code === 0 ? undefined : output.trim() || `${script} failed.`));
  });
}

const format = (copy: string, files: readonly string[]) =>
  runProgram(copy, '@biomejs/biome/bin/biome', [
    'check',
    '--write',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...files,
  ]);

const spelling = (copy: string, files: readonly string[]) => {
  const texts = files.filter((file) => /^content\/.*\.ts$/.test(file));
  return texts.length > 0
    ? runProgram(copy, 'cspell/bin.mjs', ['lint', '--no-progress', '--no-must-find-files', ...texts])
    : undefined;
};

/** Runs the tests of the recipe or, if it lists none, all tests that import one of the files, directly or not. */
const unitTests = (copy: string, files: readonly string[], tests: readonly string[] | undefined) =>
  runProgram(copy, 'jest/bin/jest.js', [
    '--ci',
    '--silent',
    '--runInBand',
    '--passWithNoTests',
    '--cacheDirectory=.test-results/jest',
    ...(tests ?? ['--findRelatedTests', ...files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))]),
  ]);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Follows a recipe on a scratch copy, compares its steps with its text, then runs `npm run format`, spelling and the unit
 * tests for the files that changed. Restores the copy. Types are checked by `checkTypes`.
 */
export async function follow(copy: string, recipe: Recipe, section: string): Promise<Followed> {
  const begin = performance.now();
  const { tree, steps } = openTree(copy);
  const problems: string[] = [];
  try {
    await recipe.follow(tree);
    problems.push(...unnamedSteps(section, steps));
    const files = changedFiles(copy);
    for (const check of [
      () => format(copy, files),
      () => spelling(copy, files),
      () => unitTests(copy, files, recipe.tests),
    ])
      problems.push(...[await check()].filter((output) => output !== undefined));
  } catch (error) {
    problems.push(messageOf(error));
  }
  restore(copy);
  const seconds = (performance.now() - begin) / 1000;
  return { title: recipe.title, files: [...steps.files], problems, seconds };
}

/**
 * Follows recipes one after another on a scratch copy without restoring it, and checks the types once. The compiler takes
 * about as long for one recipe as for all.
 */
export async function checkTypes(copy: string, followed: readonly Recipe[]): Promise<Followed> {
  const begin = performance.now();
  const { tree, steps } = openTree(copy);
  const problems: string[] = [];
  try {
    for (const recipe of followed) await recipe.follow(tree);
    // Writes the types of the routes, which a new page and a new copy need.
    const output =
      (await runProgram(copy, 'next/dist/bin/next', ['typegen'])) ??
      (await runProgram(copy, 'typescript/bin/tsc', ['--noEmit']));
    if (output) problems.push(output);
  } catch (error) {
    problems.push(messageOf(error));
  }
  const seconds = (performance.now() - begin) / 1000;
  return { title: `Types of ${followed.length} recipes`, files: [...steps.files], problems, seconds };
}
