import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleEnhancements } from '@/scripts/build/postbuild/enhancements';
import { siteBuild } from '@/scripts/build/sites.mjs';

/** A copy of the built site, to be changed. */
function copyOfSite(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(siteBuild.folder, folder, { recursive: true });
  return folder;
}

const makeWorker = (folder: string, env: Record<string, string> = {}) =>
  execFileSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/build/service-worker/make.ts', folder],
    {
      env: { ...process.env, ...env },
    },
  );

/** What the pages of the next build say that those of this one do not. */
export const NEWS = 'Notícia de la versió següent';

const chunkName = /static\/chunks\/(?=[\w.~-]+\.(?:js|css))/g;
// A policy knows a page's own scripts by what they say, which changes here.
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

/** The next build of the site: all its hashed files have other names, and every page says something new. */
export function makeNextBuild(folder: string): string {
  copyOfSite(folder);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(path)) continue;
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8').replace(chunkName, '$&seguent-');
    writeFileSync(file, text.replace(policy, '').replace('</title>', ` - ${NEWS}</title>`));
  }
  const chunks = join(folder, '_next/static/chunks');
  for (const name of readdirSync(chunks)) renameSync(join(chunks, name), join(chunks, `seguent-${name}`));
  makeWorker(folder);
  return folder;
}

/** The site as it is built with the variable that takes the worker back. */
export async function makeRemovingBuild(folder: string): Promise<string> {
  copyOfSite(folder);
  const env = { NEXT_PUBLIC_OFFLINE: 'remove' };
  makeWorker(folder, env);
  const values = { ...env, NEXT_PUBLIC_BASE_PATH: '', NODE_ENV: 'production' };
  const { text } = await bundleEnhancements('static', values);
  const names = readdirSync(join(folder, '_next/static')).filter((file) => file.startsWith('enhancements-'));
  if (names.length === 0) throw new Error('the site has no enhancements');
  for (const name of names) writeFileSync(join(folder, '_next/static', name), text);
  return folder;
}
