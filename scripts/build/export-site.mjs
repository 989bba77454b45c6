// @ts-check
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runPackage } from '../steps/program.mjs';
import { basePathBuild } from './sites.mjs';

/**
 * Exports the site with the pictures and sounds that are there; resolves to an exit code.
 * @param {Record<string, string>} [env] added to our own environment
 */
export async function exportSite(env) {
  const code = await runPackage('next/dist/bin/next', ['build'], env);
  // The export leaves the not-found page as routes too, which a host would answer with status 200.
  const folder = env?.NEXT_DIST_DIR ?? 'out';
  for (const route of ['404', '_not-found'])
    await rm(join(root, folder, route), { recursive: true, force: true });
  if (code) return code;
  // What answers without network is no address either, but a file beside the other.
  const offline = join(root, folder, 'sense-connexio');
  await rename(join(offline, 'index.html'), `${offline}.html`);
  await rm(offline, { recursive: true });
  const licensed = await runPackage('tsx/dist/cli.mjs', ['scripts/licences/make.ts', folder], env);
  if (licensed) return licensed;
  const shipped = await runPackage('tsx/dist/cli.mjs', ['scripts/ship/make.ts', folder], env);
  // The last step: the worker knows every file by what is in it.
  return shipped || runPackage('tsx/dist/cli.mjs', ['scripts/worker/make.ts', folder], env);
}

/**
 * Exports the site a second time, as if it were published under a path, for the browser tests. Pictures hold no
 * addresses: those of the first build serve.
 */
export const exportUnderPath = () =>
  exportSite({
    NEXT_PUBLIC_BASE_PATH: basePathBuild.basePath,
    NEXT_PUBLIC_SITE_URL: basePathBuild.siteUrl,
    NEXT_DIST_DIR: basePathBuild.folder,
  });
