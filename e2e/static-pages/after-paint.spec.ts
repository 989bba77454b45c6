import { pages } from '@/content/pages';
import { interactiveRoutes, oneOfEach } from '@/e2e/support/page-kinds';
import { expect, test } from '@/e2e/support/watch';

test('all scripts of an interactive page come after its first paint', async ({ page }) => {
  const routes = oneOfEach(interactiveRoutes, 6);
  expect(routes.length).toBeGreaterThan(3);
  const known = new Set<string>();
  for (const route of routes) {
    await page.goto(route);
    const { painted, framework } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      framework: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/_next/static/chunks/'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    const sheets = framework.filter(({ name }) => name.endsWith('.css'));
    expect(sheets.length, route).toBeGreaterThan(0);
    // A font that is declared again triggers a relayout of all text.
    for (const { name } of sheets.filter((sheet) => !known.has(sheet.name))) {
      known.add(name);
      expect(await (await page.request.get(name)).text(), name).not.toContain('@font-face');
    }
    expect(framework.length - sheets.length, route).toBeGreaterThan(3);
    for (const { name, startTime } of framework)
      expect(startTime, `${route}: ${name}`).toBeGreaterThan(painted);
  }
});

test('an interactive page in a background tab is ready when the tab is shown', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const loaded = page.waitForRequest(/_next\/static\/chunks\/.*\.js/);
  await page.goto(`${pages.contact.path}/`);
  await loaded;
});
