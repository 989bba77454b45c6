// @ts-check
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runPackage } from './run.mjs';

/** Draws the pictures, plays the sounds and exports the site; resolves to an exit code. */
export async function build() {
  for (const script of ['scripts/pictures/make.ts', 'scripts/sounds/make.ts']) {
    const code = await runPackage('tsx/dist/cli.mjs', [script]);
    if (code) return code;
  }
  return exportSite();
}

/**
 * Exports the site with the pictures that are there; resolves to an exit code.
 * @param {Record<string, string>} [env] added to our own environment
 */
export async function exportSite(env) {
  const built = await runPackage('next/dist/bin/next', ['build'], env);
  // The export leaves the not-found page as routes too, which a host would answer with status 200.
  const folder = env?.NEXT_DIST_DIR ?? 'out';
  for (const route of ['404', '_not-found'])
    await rm(join(root, folder, route), { recursive: true, force: true });
  return built;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await build();
