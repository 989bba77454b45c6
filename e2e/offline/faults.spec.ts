import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OFFLINE_TEXTS } from '../../content/interface/offline';
import { pages } from '../../content/pages';
import { siteBuild } from '../../scripts/build/sites.mjs';
import { isPayload } from '../../scripts/ship/payload';
import { firstGroup, firstLink, groupSummary, menuLink } from '../support/menu';
import { expectNoTrouble } from '../support/watch';
import type { Host } from './host';
import { copiesOf, expect, networkLine, test, whenKept } from './support';

const agenda = `${pages.agenda.path.slice(1)}/`;

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: registration?.active != null, installing: registration?.installing != null };
  });

test('half an answer is never kept, and the worker comes with the next visit', async ({ page, host }) => {
  host.breakOff(`/${agenda}`);
  await page.goto('');
  await expect.poll(() => host.asked).toContain(`/${agenda}`);
  await expect.poll(() => workers(page)).toEqual({ active: false, installing: false });
  expect(await copiesOf(page)).not.toContain(`/${agenda}`);
  host.breakOff();
  await page.reload();
  await whenKept(page);
  expect(await copiesOf(page)).toContain(`/${agenda}`);
});

test('a page that breaks off does not take the place of its copy', async ({ page, host }) => {
  await page.goto('');
  await whenKept(page);
  host.breakOff(`/${agenda}`);
  await page.goto(agenda, { waitUntil: 'commit' }).catch(() => undefined);
  host.cut();
  await page.goto(agenda);
  await expect(page).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
});

/** Updates the worker to one whose browser differs from Chromium as `script` says, and waits until it has taken over. */
async function updateWorker(page: Page, host: Host, script: string): Promise<void> {
  const worker = readFileSync(`${siteBuild.folder}/sw.js`, 'utf8');
  host.replace('/sw.js', 'text/javascript', `${script};${worker}`);
  await page.evaluate(async () => {
    const changed = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    // As pages do at rest: a busy machine may install the worker before the one in charge has noted this page.
    const asking = setInterval(() => registration.waiting?.postMessage({ type: 'AT_REST' }), 200);
    await changed;
    clearInterval(asking);
  });
}

test('a browser that answers a failed preload with an error response gets the copy too', async ({
  page,
  host,
}) => {
  await page.goto('');
  await whenKept(page);
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
  await whenKept(page);
  host.cut();
  await page.goto(agenda);
  await expect(page).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
});

test('a new worker answers at once, whatever window is still being opened', async ({ page, host }) => {
  await page.goto('');
  await whenKept(page);
  // Opened with the worker, so that it is remembered.
  await page.goto(agenda);
  await updateWorker(page, host, 'Clients.prototype.get = () => new Promise(() => {})');
  await page.goto('', { timeout: 10_000 });
  await whenKept(page);
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

test('where storage is full the site is as without a worker, and no room is taken', async ({
  page,
  host,
  trouble,
}) => {
  // Chromium with windows asks for it beside a plain text.
  host.replace('/favicon.ico', 'image/x-icon', '');
  await page.goto('robots.txt');
  await limitStorage(page, 40);
  await page.goto('');
  await expect.poll(() => host.asked).toContain('/sw.js');
  await expect.poll(() => workers(page)).toEqual({ active: false, installing: false });
  await page.goto(agenda);
  await expect(page).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
  await expect(networkLine(page)).toBeEmpty();
  await expect.poll(() => copiesOf(page)).toEqual([]);
  expectNoTrouble(trouble);
  await limitStorage(page, undefined);
  await page.goto('');
  await whenKept(page);
});

test('where the games do not fit the frame stays', async ({ page, host }) => {
  await page.goto('');
  await whenKept(page);
  await limitStorage(page, 5000);
  await page.goto(`${pages.games.path.slice(1)}/`);
  const ofTheGames = (paths: readonly string[]) =>
    paths.filter((path) => [pages.memory, pages.story].some((game) => path.startsWith(game.path)));
  // Contents of other pages than the one that is open.
  await expect.poll(() => new Set(host.asked.filter(isPayload)).size).toBeGreaterThan(1);
  // It is given up: nothing more is asked for.
  await expect
    .poll(async () => {
      const before = host.asked.length;
      await page.waitForTimeout(1000);
      return host.asked.length - before;
    })
    .toBe(0);
  expect(ofTheGames(await copiesOf(page))).toEqual([]);
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
  test(`a browser that ${way} has the site as it would be without`, async ({ page, host, trouble }) => {
    await page.addInitScript(disable);
    await page.goto('', { waitUntil: 'networkidle' });
    await groupSummary(page, firstGroup.label).click();
    await menuLink(page, firstLink.label).click();
    await expect(page).toHaveURL(`${firstLink.href}/`);
    await page.waitForTimeout(1000);
    expect(host.asked).not.toContain('/sw.js');
    expectNoTrouble(trouble);
  });
}
