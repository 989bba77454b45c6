// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runPackage } from '../run/program.mjs';
import { basePathBuild } from './sites.mjs';

const stampFile = join(root, '.next/built');

/**
 * Everything that a build depends on, as text. Empty if that is not known: the work tree has changes, or is none.
 * @param {Record<string, string>} env added to our own environment
 */
export function stampOf(env) {
  const git = (/** @type {readonly string[]} */ args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  try {
    if (git(['status', '--porcelain']) !== '') return '';
    const variables = Object.entries({ ...process.env, ...env }).filter(([name]) =>
      /^(NEXT_|SOURCE_)/.test(name),
    );
    return JSON.stringify([git(['rev-parse', 'HEAD']), process.version, variables.sort()]);
  } catch {
    return '';
  }
}

/** Whether `out/` was built with this stamp. @param {string} stamp */
export const isBuilt = (stamp) =>
  stamp !== '' &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp &&
  existsSync(join(root, 'out/sw.js'));

/**
 * Builds `out/` with the existing pictures. Resolves to an exit code.
 * @param {Record<string, string>} [env] added to our own environment
 * @param {string} [stamp] of `stampOf`
 */
export async function exportSite(env, stamp) {
  await rm(stampFile, { force: true });
  const code = await runPackage('next/dist/bin/next', ['build'], env);
  // Next exports the not-found page as routes too, which a host would serve with status 200.
  const folder = env?.NEXT_DIST_DIR ?? 'out';
  for (const route of ['404', '_not-found'])
    await rm(join(root, folder, route), { recursive: true, force: true });
  if (code) return code;
  // The offline page is a file beside 404.html, not a route.
  const offline = join(root, folder, 'sense-connexio');
  await rename(join(offline, 'index.html'), `${offline}.html`);
  await rm(offline, { recursive: true });
  const published = await runPackage('tsx/dist/cli.mjs', ['scripts/build/postbuild/make.ts', folder], env);
  if (published === 0 && stamp) await writeFile(stampFile, stamp);
  return published;
}

/**
 * Builds the site again, under a base path, for the browser tests. Pictures contain no addresses, so those of the first
 * build are used.
 * @param {Record<string, string>} env added to our own environment
 */
export const exportUnderPath = (env) =>
  exportSite({
    ...env,
    NEXT_PUBLIC_BASE_PATH: basePathBuild.basePath,
    NEXT_PUBLIC_SITE_URL: basePathBuild.siteUrl,
    NEXT_DIST_DIR: basePathBuild.folder,
  });
