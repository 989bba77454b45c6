// @ts-check
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { resultsFolder } from '../build/sites.mjs';
import { root } from './program.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./counts.mjs').Counts} Counts
 * Result of a step. A step that was not started has no time.
 * @typedef {{ step: Step, ok: boolean, counts?: Counts, seconds?: number }} Result
 */

/** @param {NonNullable<Step['report']>} report @returns {Promise<Counts | undefined>} */
async function readCounts({ file, read }) {
  try {
    return read(JSON.parse(await readFile(join(root, file), 'utf8')));
  } catch (error) {
    console.error(`No counts in ${file}:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** @param {Step} step @returns {Promise<Result>} */
async function perform(step) {
  const { name, start, report } = step;
  console.log(`\n== ${name}`);
  // Removes the report of an earlier run.
  if (report) await rm(join(root, report.file), { force: true });
  const begin = performance.now();
  const code = await start().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  const counts = report && (await readCounts(report));
  const ok = code === 0 && (!report || counts !== undefined);
  const seconds = (performance.now() - begin) / 1000;
  console.log(`== ${name}: ${ok ? 'done' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { step, ok, counts, seconds };
}

/**
 * Runs steps one after another. After a failed step, only the steps that need it are left out.
 * @param {readonly Step[]} steps
 */
export async function performAll(steps) {
  await mkdir(join(root, resultsFolder), { recursive: true });
  /** @type {Result[]} */
  const results = [];
  for (const step of steps) {
    const blocked = results.some((result) => !result.ok && step.needs?.includes(result.step));
    results.push(blocked ? { step, ok: false } : await perform(step));
  }
  return results;
}
