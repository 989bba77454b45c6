import type { Page } from '@playwright/test';
import type { GroupName } from '../../lib/offline/copy-list';
import { siteBuild } from '../../scripts/build/sites.mjs';
import { test as base, expect } from '../support/watch';
import { type Host, startHost } from './host';

/** The `test` of visits whose network can be cut: each has a host of its own, and its browser may keep copies. */
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
const PATIENCE = 30_000;

/** Waits until the worker looks after the page and has taken the frame. */
export async function whenKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      message: 'a worker',
      timeout: PATIENCE,
    })
    .toBe('activated');
  // The page is the last thing that is taken.
  await expect
    .poll(() => copiesOf(page).then((paths) => paths.includes(new URL(page.url()).pathname)), {
      message: 'a copy of the page itself',
      timeout: PATIENCE,
    })
    .toBe(true);
}

/** Waits until a group has been taken too. */
export async function whenTaken(page: Page, group: GroupName): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (name) => {
          const { scope } = await navigator.serviceWorker.ready;
          const marks = await caches.open(`marks ${scope}`);
          return (await marks.match(`${scope}?group=${name}`)) !== undefined;
        }, group),
      { message: group, timeout: PATIENCE },
    )
    .toBe(true);
}

/** Paths of which there are copies. */
export const copiesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('copies '));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Pictures in sight that did not come. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, loading }) => loading !== 'lazy' && !(complete && naturalWidth > 0))
      .map(({ currentSrc }) => currentSrc),
  );

/** The quiet line. */
export const networkLine = (page: Page) => page.locator('[data-network-line]');
