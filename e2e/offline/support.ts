import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@/e2e/support/watch';
import { dataSources } from '@/lib/site/address';
import { writeWorker } from '@/scripts/build/service-worker/make';
import { listFiles } from '@/scripts/build/service-worker/precache';
import { resultsFolder, siteBuild } from '@/scripts/build/sites.mjs';
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

export const routeTo = ({ path }: { path: string }) => (path === '/' ? '' : `${path.slice(1)}/`);

/** The worker downloads all files that it installs; on a busy machine that takes longer than an assertion may. */
const CACHING = { message: 'not cached yet', timeout: 30_000 };

/** Waits until the worker controls the page and has cached these paths; by default the page itself, which comes last. */
export async function whenCached(page: Page, ...paths: readonly string[]): Promise<void> {
  const expected = paths.length > 0 ? paths : [new URL(page.url()).pathname];
  await expect
    .poll(async () => {
      const controlled = await page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
      const cached = await cachedPaths(page);
      return controlled ? expected.filter((path) => !cached.includes(path)) : 'no worker';
    }, CACHING)
    .toEqual([]);
}

/** Paths of the cached files. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Paths of what a visit to `/jocs` caches of this build. */
export const pathsOfGames = (folder: string): string[] =>
  listFiles(folder, '', Object.values(dataSources)).groups.games.map(({ path }) => `/${path}`);

/** Loaded images that are broken. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, loading }) => loading !== 'lazy' && !(complete && naturalWidth > 0))
      .map(({ currentSrc }) => currentSrc),
  );

/** Line of the layout that reports the network and cached pages. */
export const networkLine = (page: Page) => page.locator('[data-network-line]');

/** What the pages of the next build say that those of this one do not. */
export const NEWS = 'Notícia de la versió següent';

// A policy knows a page's own scripts by what they say, which changes here.
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

/**
 * The next build of the site: all its chunks have other addresses, and every page has a new text. Made once for a build, by the
 * first worker that needs it.
 */
export async function makeNextBuild(): Promise<string> {
  const { mtimeMs } = statSync(join(siteBuild.folder, 'sw.js'));
  const folder = `${resultsFolder}/next-build-${mtimeMs}`;
  if (existsSync(folder)) return folder;
  const draft = `${folder}-${process.pid}`;
  cpSync(siteBuild.folder, draft, { recursive: true });
  for (const path of readdirSync(draft, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(path)) continue;
    const file = join(draft, path);
    const text = readFileSync(file, 'utf8').replaceAll('static/chunks/', 'static/seguent/');
    writeFileSync(file, text.replace(policy, '').replace('</title>', ` - ${NEWS}</title>`));
  }
  renameSync(join(draft, '_next/static/chunks'), join(draft, '_next/static/seguent'));
  await writeWorker(draft);
  // Another worker may have been faster.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return folder;
}

/** The worker of the site, which waits a minute for a page instead of three seconds: a busy machine gives no cached one. */
export function patientWorker(): string {
  const worker = readFileSync(join(siteBuild.folder, 'sw.js'), 'utf8');
  const patient = [...worker.matchAll(/networkTimeoutSeconds:(\w+)/g)].reduce(
    (text, [, name]) => text.replace(new RegExp(`\\b${name}=3\\b`), `${name}=60`),
    worker,
  );
  if (patient === worker) throw new Error('The worker has no timeout of three seconds.');
  return patient;
}
