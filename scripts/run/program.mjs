// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './env.mjs';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command in the project's root and prints its output. Resolves to its exit code, 127 if it cannot be started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to our own environment
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      // Turns off the telemetry of Next.
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
 * Runs a program of an installed package with the same Node, which works on every system.
 * @param {string} script path below node_modules, e.g. "next/dist/bin/next"
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const runPackage = (script, args, env) =>
  run(process.execPath, [join(root, 'node_modules', script), ...args], env);

/**
 * Runs a script of package.json.
 * @param {string} name
 * @param {readonly string[]} [args] for the program that the script runs
 * @param {Record<string, string>} [env]
 */
export const runScript = (name, args = [], env) => runNpm(['run', '--silent', name, '--', ...args], env);

/**
 * Runs npm: the one that runs us, otherwise the one on the PATH.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function runNpm(args, env) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args], env) : run('npm', args, env);
}
