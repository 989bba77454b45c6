// @ts-check
import { fileURLToPath } from 'node:url';
import { runPackage } from './run.mjs';

/**
 * Draws the pictures and exports the site; resolves to an exit code.
 * @param {Record<string, string>} [env] added to our own environment
 */
export async function build(env) {
  const code = await runPackage('tsx/dist/cli.mjs', ['scripts/pictures/make.ts'], env);
  return code || runPackage('next/dist/bin/next', ['build'], env);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await build();
