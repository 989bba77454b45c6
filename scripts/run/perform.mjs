// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resultsFolder } from '../build/sites.mjs';
import { root } from './program.mjs';
import { lists } from './steps.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./counts.mjs').Counts} Counts
 * Result of a step. A step that was not started has no time. `cpu` has the seconds of its processes, unknown on Windows.
 * @typedef {{ step: Step, ok: boolean, counts?: Counts, seconds?: number, cpu?: number }} Result
 */

/** Steps at the same time: on two cores, most leave one idle now and then. */
const LANES = 2;

const stepFile = fileURLToPath(new URL('./step.mjs', import.meta.url));

/** @param {NonNullable<Step['report']>} report @returns {Promise<Counts | undefined>} */
async function readCounts({ file, read }) {
  try {
    return read(JSON.parse(await readFile(join(root, file), 'utf8')));
  } catch (error) {
    console.error(`No counts in ${file}:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}

/**
 * Runs a step in a process of its own. Resolves to its exit code and CPU seconds.
 * @param {string} list @param {Step} step @param {'inherit' | number} output
 */
async function runStep(list, step, output) {
  const command = [process.execPath, stepFile, list, step.name];
  // The shell knows what it and all that it started have used.
  const timed =
    process.platform === 'win32'
      ? command
      : ['sh', '-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh', ...command];
  const [program = '', ...args] = timed;
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', output, output, 'pipe'] });
  let times = '';
  child.stdio[3]?.on('data', (text) => (times += text));
  const [code] = await once(child, 'close');
  // "0m1.20s 0m0.30s": user and system.
  const used = [...times.matchAll(/(\d+)m([\d.,]+)s/g)].map(
    ([, minutes, seconds = '']) => Number(minutes) * 60 + Number(seconds.replace(',', '.')),
  );
  return { code, cpu: used.length > 0 ? used.reduce((sum, one) => sum + one) : undefined };
}

/**
 * Runs a step and prints its result. If it is not alone, its output is kept until it ends.
 * @param {string} list @param {Step} step @param {boolean} alone @returns {Promise<Result>}
 */
async function perform(list, step, alone) {
  const { name, report } = step;
  // Removes the report of an earlier run.
  if (report) await rm(join(root, report.file), { force: true });
  const log = join(root, resultsFolder, `${name.replaceAll(' ', '-')}.log`);
  const output = alone ? 'inherit' : openSync(log, 'w');
  if (alone) console.log(`\n== ${name}`);
  const begin = performance.now();
  const { code, cpu } = await runStep(list, step, output);
  const seconds = (performance.now() - begin) / 1000;
  if (output !== 'inherit') {
    closeSync(output);
    console.log(`\n== ${name}\n${await readFile(log, 'utf8')}`);
  }
  const counts = report && (await readCounts(report));
  const ok = code === 0 && (!report || counts?.failed === 0);
  console.log(`== ${name}: ${ok ? 'done' : 'FAILED'} in ${timeOf({ seconds, cpu })}`);
  return { step, ok, counts, seconds, cpu };
}

/** @param {Pick<Result, 'seconds' | 'cpu'>} result */
export const timeOf = ({ seconds, cpu }) =>
  seconds === undefined
    ? 'not run'
    : `${seconds.toFixed(1)} s${cpu === undefined ? '' : ` (CPU ${cpu.toFixed(1)} s)`}`;

/**
 * Runs the steps of a list, two at a time, each when those that it needs have passed. After a failed step, only the steps that
 * need it are left out.
 * @param {keyof typeof lists} list
 */
export async function performAll(list) {
  await mkdir(join(root, resultsFolder), { recursive: true });
  const steps = lists[list];
  const waiting = [...steps];
  /** @type {Result[]} */
  const results = [];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const hasEnded = (/** @type {Step} */ step) => !waiting.includes(step) && !running.has(step);
  const canStart = (/** @type {Step} */ step) =>
    (step.needs ?? []).every(hasEnded) &&
    (step.alone
      ? running.size === 0 && step === waiting[0]
      : ![...running.keys()].some(({ alone }) => alone));

  while (waiting.length + running.size > 0) {
    const step = running.size < LANES ? waiting.find(canStart) : undefined;
    if (step) {
      waiting.splice(waiting.indexOf(step), 1);
      if (results.some((result) => !result.ok && step.needs?.includes(result.step)))
        results.push({ step, ok: false });
      else {
        running.set(step, Promise.resolve());
        const alone = running.size === 1 && !waiting.some(canStart);
        const end = perform(list, step, alone).then((result) => {
          results.push(result);
          running.delete(step);
        });
        running.set(step, end);
      }
    } else await Promise.race(running.values());
  }
  return results.sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
}
