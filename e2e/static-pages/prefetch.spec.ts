import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { firstLink } from '@/e2e/support/menu';
import { interactiveRoutes } from '@/e2e/support/page-kinds';
import { expect, test } from '@/e2e/support/watch';

/** How the page that is shown was got, in the browser's own words. */
const gotBy = (page: Page) =>
  page.evaluate((): { type?: string; deliveryType?: string } =>
    performance.getEntriesByType('navigation')[0]?.toJSON(),
  );

test('a static page is prefetched when a pointer rests on its link, and no other', async ({ page }) => {
  const asked: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    asked.push(new URL(prefetchUrl).pathname),
  );
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const others = () => [...new Set(asked.filter((path) => path.endsWith('/') && path !== '/'))];
  await page.goto('');
  const link = page.locator(`footer a[href="${firstLink.href}/"]`).first();
  await link.hover();
  await expect.poll(others).toEqual([`${firstLink.href}/`]);
  await link.click();
  await expect(page).toHaveURL(`${firstLink.href}/`);
  expect((await gotBy(page)).deliveryType).toBe('navigational-prefetch');
});

test('interactive pages, files and addresses with a query are never prefetched', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  const candidates = new Set<string>();
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.add(key.url);
  });
  for (const { path } of [pages.home, pages.statutes, pages.rehearsals]) {
    candidates.clear();
    await page.goto(`${path}/`.replace('//', '/'));
    await expect.poll(() => candidates.size, path).toBeGreaterThan(5);
    const unwanted = [...candidates].filter((address) => {
      const { pathname, search } = new URL(address);
      return search !== '' || pathname.includes('.') || interactiveRoutes.includes(pathname.slice(1));
    });
    expect(unwanted).toEqual([]);
  }
});
