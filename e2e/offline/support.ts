import type { Page } from '@playwright/test';
import { test as base, expect } from '@/e2e/support/watch';
import type { GroupName } from '@/lib/offline/precache-list';
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
