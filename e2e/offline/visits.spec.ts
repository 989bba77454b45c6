import type { Page } from '@playwright/test';
import { club } from '@/content/club';
import { OFFLINE_TEXTS } from '@/content/interface/offline';
import { pages } from '@/content/pages/index';
import { graph } from '@/e2e/story/support';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { routeOf } from '@/e2e/support/story';
import { limits } from '@/scripts/build/service-worker/precache';
import {
  brokenPictures,
  cachedPaths,
  expect,
  networkLine,
  test,
  whenCached,
  whenGroupCached,
} from './support';

const routeTo = ({ path }: { path: string }) => (path === '/' ? '' : `${path.slice(1)}/`);
const always = [pages.home, pages.rehearsals, pages.agenda];

for (const [kind, route, others] of [
  ['a static page', routeTo(pages.about), always],
  ['an interactive page', routeTo(pages.contact), [pages.agenda]],
  ['a passage of the story', routeOf(graph.first), [pages.agenda]],
] as const) {
  test(`after one visit to ${kind} there is a site without network`, async ({ page, host }) => {
    await page.goto(route);
    await whenCached(page);
    host.cut();
    for (const entry of others) {
      await page.goto(routeTo(entry));
      await expect(page).toHaveTitle(new RegExp(`^${entry.section} - `));
      await expect(networkLine(page)).toContainText(OFFLINE_TEXTS.silent);
      await expect(networkLine(page)).toContainText(/còpia (del |de l')\d\d\/\d\d\/\d{4} a les \d+:\d\d/);
      expect(await brokenPictures(page)).toEqual([]);
      expect(
        await page.evaluate(() =>
          // Stand-ins are system fonts, which may be missing.
          document.fonts.ready.then((fonts) =>
            [...fonts].every(({ family, status }) => status !== 'error' || family.includes('stand-in')),
          ),
        ),
      ).toBe(true);
    }
    await page.goto(route);
    await expect(page).not.toHaveTitle(new RegExp(`^${OFFLINE_TEXTS.page.title}`));
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('an uncached page shows the offline page at its own URL, and loads when the network is back', async ({
  page,
  host,
}) => {
  await page.goto('');
  await whenCached(page);
  host.cut();
  const address = `${pages.history.path}/`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE_TEXTS.page.title })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(networkLine(page)).toHaveText(OFFLINE_TEXTS.silent);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  for (const { path, section } of always)
    await expect(page.getByRole('main').getByRole('link', { name: section })).toHaveAttribute(
      'href',
      path === '/' ? '/' : `${path}/`,
    );
  host.restore();
  await page.getByRole('link', { name: OFFLINE_TEXTS.page.retry }).click();
  await expect(page).toHaveTitle(new RegExp(`^${pages.history.section} - `));
  await expect(page).toHaveURL(address);
  await expect(networkLine(page)).toBeEmpty();
});

test('an unknown URL shows the offline page, and an unknown passage redirects to the story', async ({
  page,
  host,
}) => {
  await page.goto(routeTo(pages.story));
  await whenCached(page);
  for (const address of ['/no-hi-es/', `${pages.towers.path}/9d9f/`]) {
    host.restore();
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    host.cut();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: OFFLINE_TEXTS.page.title })).toBeVisible();
    await expect(page).toHaveURL(address);
    expect(await brokenPictures(page)).toEqual([]);
  }
  await page.goto(`${routeTo(pages.story)}no-hi-es/`);
  await expect(page).toHaveURL(`${pages.story.path}/`);
  await expect(page).toHaveTitle(new RegExp(`^${pages.story.section} - `));
});

test('the network line appears and disappears without layout shift', async ({ page, context }) => {
  await page.goto('');
  await expect(networkLine(page)).toBeEmpty();
  const place = () => page.locator('h1').boundingBox();
  const before = await place();
  await context.setOffline(true);
  await expect(networkLine(page)).toHaveText(OFFLINE_TEXTS.offline);
  await expect(networkLine(page)).toBeInViewport();
  expect(await place()).toEqual(before);
  await context.setOffline(false);
  await expect(networkLine(page)).toBeEmpty();
});

/** Opens a page whose browser is not idle before the returned function is called. */
async function openBusy(page: Page, route: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (act: () => void) => waiting.push(act),
      rest: () => {
        for (const act of waiting) act();
      },
    });
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  return () => page.evaluate(() => Reflect.get(window, 'rest')());
}

test('nothing is precached before the browser is idle, and little afterwards', async ({ page, host }) => {
  const rest = await openBusy(page, '');
  expect(host.requested).not.toContain('/sw.js');
  const before = host.sent();
  await rest();
  await whenCached(page);
  expect(host.requested).toContain('/sw.js');
  expect(host.requested).toContain('/agenda/');
  expect((host.sent() - before) / 1024).toBeLessThan(limits.first);
});

test('the games are precached within their limit', async ({ page, host }) => {
  const rest = await openBusy(page, routeTo(pages.games));
  const before = host.sent();
  await rest();
  await whenCached(page);
  await whenGroupCached(page, 'games');
  expect((host.sent() - before) / 1024).toBeLessThan(limits.first + limits.games);
});

test('nothing is precached when the user saves data', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  await page.goto('', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  expect(host.requested).not.toContain('/sw.js');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a slow page is replaced by its cached response', async ({ page, host }) => {
  await page.goto('');
  await whenCached(page);
  host.slowDown(20_000);
  await page.goto(routeTo(pages.agenda), { timeout: 10_000 });
  await expect(page).toHaveTitle(new RegExp(`^${pages.agenda.section} - `));
  await expect(networkLine(page)).toContainText(OFFLINE_TEXTS.silent);
});

test('a visited page is cached with its pictures', async ({ page, host }) => {
  await page.goto('');
  await whenCached(page);
  await page.goto(routeTo(pages.timeline));
  await expect.poll(() => cachedPaths(page)).toContain(`${pages.timeline.path}/`);
  host.cut();
  await page.reload();
  await expect(page).toHaveTitle(new RegExp(`^${pages.timeline.section} - `));
  expect(await brokenPictures(page)).toEqual([]);
});

test('the site can be installed: its manifest is whole, its icon its own, and it starts at home', async ({
  page,
  request,
}) => {
  await page.goto('');
  await whenCached(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({
    name: club.name,
    short_name: club.shortName,
    display: 'standalone',
    lang: 'ca',
  });
  expect(new URL(manifest.start_url, url).pathname).toBe('/');
  expect(new URL(manifest.scope, url).pathname).toBe('/');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // To Chromium with windows the context of a test is incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  // Chromium asks for one of 144 at least that is not only a mask, and shows one of 512 while it opens.
  expect(icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src, sizes, type } of icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toBe(type);
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
