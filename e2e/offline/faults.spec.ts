import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OFFLINE_TEXTS } from '@/content/interface/offline';
import { pages } from '@/content/pages';
import { firstGroup, firstLink, groupSummary, menuLink } from '@/e2e/support/menu';
import { expectNoPageErrors } from '@/e2e/support/watch';
import { isPayload } from '@/scripts/build/postbuild/deferred-scripts';
import { siteBuild } from '@/scripts/build/sites.mjs';
import type { Host } from './host';
import { cachedPaths, expect, networkLine, test, whenCached } from './support';

const agenda = `${pages.agenda.path.slice(1)}/`;

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: registration?.active != null, installing: registration?.installing != null };
  });

test('a truncated response is never cached, and the worker is installed on the next visit', async ({
  page,
  host,
}) => {
  host.breakResponse(`/${agenda}`);
  await page.goto('');
  await expect.poll(() => host.requested).toContain(`/${agenda}`);
  await expect.poll(() => workers(page)).toEqual({ active: false, installing: false });
  expect(await cachedPaths(page)).not.toContain(`/${agenda}`);
  host.breakResponse();
  await page.reload();
  await whenCached(page);
  expect(await cachedPaths(page)).toContain(`/${agenda}`);
});

test('a truncated page does not replace its cached response', async ({ page, host }) => {
  await page.goto('');
  await whenCached(page);
  host.breakResponse(`/${agenda}`);
  await page.goto(agenda, { waitUntil: 'commit' }).catch(() => undefined);
  host.cut();
  await page.goto(agenda);
  await expect(page).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
});

/** Publishes the worker with `script` before it, which changes the browser's API, and waits until it is active. */
async function updateWorker(page: Page, host: Host, script: string): Promise<void> {
  const worker = readFileSync(`${siteBuild.folder}/sw.js`, 'utf8');
  host.replace('/sw.js', 'text/javascript', `${script};${worker}`);
  await page.evaluate(async () => {
    const changed = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    const registration = await navigator.serviceWorker.ready;
    // An update check may be running that has already fetched the old script. The browser joins `update()` to it, so
    // one call may find nothing. A worker that is waiting asks again whether it may take over, as from idle pages.
    const asking = setInterval(() => {
      registration.update().catch(() => {});
      registration.waiting?.postMessage({ type: 'AT_REST' });
    }, 200);
    await changed;
    clearInterval(asking);
  });
}

test('a browser that answers a failed preload with an error response shows the cached page too', async ({
  page,
  host,
}) => {
  await page.goto('');
  await whenCached(page);
  // The setting belongs to the registration and outlives the worker that made it.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.enable());
  await updateWorker(
    page,
    host,
    `const { get } = Object.getOwnPropertyDescriptor(FetchEvent.prototype, 'preloadResponse');
    Object.defineProperty(FetchEvent.prototype, 'preloadResponse', {
      get() { return get.call(this).catch(() => Response.error()); },
    })`,
  );
  await whenCached(page);
  host.cut();
  await page.goto(agenda);
  await expect(page).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
});

test('a new worker answers at once, even while a window is being opened', async ({ page, host }) => {
  await page.goto('');
  await whenCached(page);
  // Opened with the worker, so that it is remembered.
  await page.goto(agenda);
  await updateWorker(page, host, 'Clients.prototype.get = () => new Promise(() => {})');
  await page.goto('', { timeout: 10_000 });
  await whenCached(page);
});

/** Lets the site keep some KB at most. */
async function limitStorage(page: Page, kilobytes: number | undefined): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(kilobytes === undefined ? {} : { quotaSize: kilobytes * 1024 }),
  });
}

test('when the quota is exceeded the site works as without a worker, and caches nothing', async ({
  page,
  host,
  pageErrors,
}) => {
  // Chromium with windows asks for it beside a plain text.
  host.replace('/favicon.ico', 'image/x-icon', '');
  await page.goto('robots.txt');
  await limitStorage(page, 40);
  await page.goto('');
  await expect.poll(() => host.requested).toContain('/sw.js');
  await expect.poll(() => workers(page)).toEqual({ active: false, installing: false });
  await page.goto(agenda);
  await expect(page).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
  await expect(networkLine(page)).toBeEmpty();
  await expect.poll(() => cachedPaths(page)).toEqual([]);
  expectNoPageErrors(pageErrors);
  await limitStorage(page, undefined);
  await page.goto('');
  await whenCached(page);
});

test('when the quota is too small for the games, the core group stays', async ({ page, host }) => {
  await page.goto('');
  await whenCached(page);
  await limitStorage(page, 5000);
  await page.goto(`${pages.games.path.slice(1)}/`);
  const ofTheGames = (paths: readonly string[]) =>
    paths.filter((path) => [pages.memory, pages.story].some((game) => path.startsWith(game.path)));
  // Contents of other pages than the one that is open.
  await expect.poll(() => new Set(host.requested.filter(isPayload)).size).toBeGreaterThan(1);
  // Precaching stops: there are no more requests.
  await expect
    .poll(async () => {
      const before = host.requested.length;
      await page.waitForTimeout(1000);
      return host.requested.length - before;
    })
    .toBe(0);
  expect(ofTheGames(await cachedPaths(page))).toEqual([]);
  host.cut();
  await page.goto(agenda);
  await expect(page).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
  await page.goto(`${pages.history.path}/`);
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE_TEXTS.page.title })).toBeVisible();
});

for (const [way, disable] of [
  ['has no workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'refuses them',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
    },
  ],
] as const) {
  test(`a browser that ${way} shows the site as without a worker`, async ({ page, host, pageErrors }) => {
    await page.addInitScript(disable);
    await page.goto('', { waitUntil: 'networkidle' });
    await groupSummary(page, firstGroup.label).click();
    await menuLink(page, firstLink.label).click();
    await expect(page).toHaveURL(`${firstLink.href}/`);
    await page.waitForTimeout(1000);
    expect(host.requested).not.toContain('/sw.js');
    expectNoPageErrors(pageErrors);
  });
}
