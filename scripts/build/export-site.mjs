// @ts-check
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runPackage } from '../run/program.mjs';
import { basePathBuild } from './sites.mjs';

/**
 * Builds `out/` with the existing pictures and sounds. Resolves to an exit code.
 * @param {Record<string, string>} [env] added to our own environment
 */
export async function exportSite(env) {
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
  const licensed = await runPackage('tsx/dist/cli.mjs', ['scripts/build/licences/make.ts', folder], env);
  if (licensed) return licensed;
  const published = await runPackage('tsx/dist/cli.mjs', ['scripts/build/postbuild/make.ts', folder], env);
  // The last step, because the worker lists the digest of every file.
  return published || runPackage('tsx/dist/cli.mjs', ['scripts/build/service-worker/make.ts', folder], env);
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
