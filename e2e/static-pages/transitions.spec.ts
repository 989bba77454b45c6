import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { firstLink } from '@/e2e/support/menu';
import { interactiveRoutes, staticRoutes } from '@/e2e/support/page-kinds';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';

/** One page for each first part of an address. */
const oneOfEach = (routes: readonly string[]) =>
  routes.filter(
    (route, place) => routes.findIndex((other) => other.split('/')[0] === route.split('/')[0]) === place,
  );

/** Static pages and interactive pages in turns, so that each kind follows the other. */
const interactivePages = oneOfEach(interactiveRoutes);
const walk = interactivePages.flatMap((interactivePage, place) => [
  staticRoutes[place] ?? '',
  interactivePage,
]);

/** How the page that is shown came: in a transition from the page before, or at once. */
const shownBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'shownBy'));

/** Retries while the previous page is still unloading. */
const once = (ask: () => Promise<void>) => expect(ask).toPass({ intervals: [10] });

/** Leaves for another page as a link does: the browser, not the test, waits for what follows. */
const follow = (page: Page, route: string) =>
  once(() =>
    page.evaluate((address) => {
      setTimeout(() => location.assign(address));
    }, `/${route}`),
  );

/** A navigation of before may still start, and interrupt this one. */
const load = (page: Page, route: string) => expect(() => page.goto(route)).toPass();

const goBack = (page: Page) =>
  once(() =>
    page.evaluate(() => {
      setTimeout(() => history.back());
    }),
  );

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) =>
      Object.assign(window, { shownBy: event.viewTransition ? 'transition' : 'cut' }),
    );
  });
  await page.goto('');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const way = reducedMotion === 'reduce' ? 'cut' : 'transition';
  test(`followed links bring static pages and interactive pages ${way === 'cut' ? 'at once for who wants no motion' : 'in a view transition'}`, async ({
    page,
    pageErrors,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.locator(`footer a[href="${firstLink.href}/"]`).first().click();
    await expect(page).toHaveURL(`${firstLink.href}/`);
    await expect.poll(() => shownBy(page)).toBe(way);
    for (const { path } of [pages.bestDiades, pages.home, pages.games, pages.rehearsals]) {
      const route = path === '/' ? '' : `${path.slice(1)}/`;
      // A browser skips a transition to a page that takes seconds, as on a busy machine.
      await expect(async () => {
        await follow(page, route);
        await expect(page).toHaveURL(`/${route}`);
        await expect.poll(() => shownBy(page), { message: path, timeout: 10_000 }).toBe(way);
      }).toPass();
    }
    await goBack(page);
    await expect(page).toHaveURL(`${pages.games.path}/`);
    await expect.poll(() => shownBy(page)).toBe(way);
    expectNoPageErrors(pageErrors);
  });
}

test('a skipped transition is no error: fast navigation, reload, Back, hidden tab', async ({
  page,
  context,
  pageErrors,
}) => {
  expect(interactivePages.length).toBeGreaterThan(5);
  for (const route of walk) {
    await follow(page, route);
    await page.waitForURL(`/${route}`, { waitUntil: 'commit' });
  }
  for (const route of walk) {
    await follow(page, route);
    await page.waitForTimeout(30);
  }
  // The last one may have been sent to a page that was unloading.
  await page.waitForTimeout(500);
  await page.waitForLoadState();
  for (const route of walk.slice(0, 4)) {
    await load(page, route);
    await page.reload();
  }
  for (const route of walk.slice(0, 3).reverse()) {
    await goBack(page);
    await page.waitForURL(`/${route}`, { waitUntil: 'commit' });
  }

  await load(page, '');
  await page.locator(`footer a[href="${firstLink.href}/"]`).first().dblclick();
  await page.waitForURL(`${firstLink.href}/`);

  const other = await context.newPage();
  await other.goto('about:blank');
  await other.bringToFront();
  for (const route of walk.slice(0, 4)) {
    await follow(page, route);
    await page.waitForURL(`/${route}`);
  }
  await page.bringToFront();
  await expect(page.locator('h1')).toBeVisible();
  expectNoPageErrors(pageErrors);
});
