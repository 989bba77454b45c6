import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@/e2e/support/watch';
import type { GroupName } from '@/lib/offline/precache-list';
import { bundleEnhancements } from '@/scripts/build/postbuild/enhancements';
import { siteBuild } from '@/scripts/build/sites.mjs';
import { type Host, startHost } from './host';

/** Each test has its own host, whose network can be cut, and a browser that allows service workers. */
export const test = base.extend<{ host: Host }>({
  host: async ({ browserName: _ }, use) => {
    const host = await startHost(siteBuild.folder);
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.address),
  serviceWorkers: 'allow',
});

export { expect };

/** Milliseconds that a worker may take on a busy machine. */
const TIMEOUT = 30_000;

/** Waits until the worker controls the page and has cached it. */
export async function whenCached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      message: 'a worker',
      timeout: TIMEOUT,
    })
    .toBe('activated');
  // The page itself is cached last.
  await expect
    .poll(() => cachedPaths(page).then((paths) => paths.includes(new URL(page.url()).pathname)), {
      message: 'a copy of the page itself',
      timeout: TIMEOUT,
    })
    .toBe(true);
}

/** Waits until a precache group is cached. */
export async function whenGroupCached(page: Page, group: GroupName): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (name) => {
          const { scope } = await navigator.serviceWorker.ready;
          const marks = await caches.open(`marks ${scope}`);
          return (await marks.match(`${scope}?group=${name}`)) !== undefined;
        }, group),
      { message: group, timeout: TIMEOUT },
    )
    .toBe(true);
}

/** Paths of the cached files. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('copies '));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Loaded images that are broken. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, loading }) => loading !== 'lazy' && !(complete && naturalWidth > 0))
      .map(({ currentSrc }) => currentSrc),
  );

/** Line of the layout that reports the network and cached pages. */
export const networkLine = (page: Page) => page.locator('[data-network-line]');

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

/** The next build of the site: all its hashed files have other names, and every page has a new text. */
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
