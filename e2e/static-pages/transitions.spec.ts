import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { firstLink } from '@/e2e/support/menu';
import { interactiveRoutes, oneOfEach, staticRoutes } from '@/e2e/support/page-kinds';
import { expect, test } from '@/e2e/support/watch';

/** Static pages and interactive pages in turns, so that each kind follows the other. */
const interactivePages = oneOfEach(interactiveRoutes, 6);
const walk = interactivePages.flatMap((interactivePage, place) => [
  staticRoutes[place] ?? '',
  interactivePage,
]);

/** How the page that is shown came: in a transition from the page before, or at once. */
const shownBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'shownBy'));

/** Leaves for another page as a link does. */
const follow = (page: Page, route: string) =>
  page.evaluate((address) => {
    setTimeout(() => location.assign(address));
  }, `/${route}`);

const goBack = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => history.back());
  });

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
  test(`motion ${reducedMotion}: followed links bring pages by a ${way}`, async ({ page, noErrors: _ }) => {
    await page.emulateMedia({ reducedMotion });
    await page.locator(`footer a[href="${firstLink.href}/"]`).first().click();
    await expect(page).toHaveURL(`${firstLink.href}/`);
    await expect.poll(() => shownBy(page)).toBe(way);
    for (const { path } of [pages.bestDiades, pages.home, pages.games, pages.rehearsals]) {
      const route = path === '/' ? '' : `${path.slice(1)}/`;
      await follow(page, route);
      await expect(page).toHaveURL(`/${route}`);
      await expect.poll(() => shownBy(page), path).toBe(way);
    }
    await goBack(page);
    await expect(page).toHaveURL(`${pages.games.path}/`);
    await expect.poll(() => shownBy(page)).toBe(way);
  });
}

test('a skipped transition is no error', async ({ page, context, noErrors: _ }) => {
  expect(interactivePages.length).toBeGreaterThan(5);
  // The address may be that of the page before: the new page is what counts.
  for (const route of walk) await Promise.all([page.waitForEvent('domcontentloaded'), follow(page, route)]);
  // The last of a burst wins. It is not the page that is shown, whose address would come too early.
  await page.evaluate(
    (addresses) => {
      for (const address of addresses) location.assign(address);
    },
    walk.toReversed().map((route) => `/${route}`),
  );
  await expect(page).toHaveURL(`/${walk[0]}`);
  for (const route of walk.slice(0, 4)) {
    await page.goto(route);
    await page.reload();
  }
  for (const route of walk.slice(0, 3).reverse()) {
    await goBack(page);
    await page.waitForURL(`/${route}`, { waitUntil: 'domcontentloaded' });
  }

  await page.goto('');
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
});
