// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command in the project's root, its output on ours, and resolves to its exit code. A command that
 * cannot be started counts as code 127.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to our own environment
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      // Nothing that we start reports home.
      env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

/**
 * Runs a program of an installed package with this same Node, which works alike on every system.
 * @param {string} script path below node_modules, e.g. "next/dist/bin/next"
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const runPackage = (script, args, env) =>
  run(process.execPath, [join(root, 'node_modules', script), ...args], env);
