import { pages } from '../../content/pages';
import { featureRoutes } from '../support/page-kinds';
import { expect, test } from '../support/watch';

test('what a feature does comes after its first frame, whole', async ({ page }) => {
  const oneOfEach = new Map(featureRoutes.map((route) => [route.split('/')[0], route]));
  expect(oneOfEach.size).toBeGreaterThan(5);
  await page.addInitScript(() => {
    requestAnimationFrame(() => Object.assign(window, { firstFrame: performance.now() }));
  });
  for (const route of oneOfEach.values()) {
    await page.goto(route, { waitUntil: 'networkidle' });
    const { frame, framework } = await page.evaluate(() => ({
      frame: Number(Reflect.get(window, 'firstFrame')),
      framework: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/_next/static/chunks/'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    const sheets = framework.filter(({ name }) => name.endsWith('.css'));
    expect(sheets.length, route).toBeGreaterThan(0);
    expect(framework.length - sheets.length, route).toBeGreaterThan(3);
    for (const { name, startTime } of framework)
      expect(startTime, `${route}: ${name}`).toBeGreaterThan(frame);
  }
});

test('a feature in a tab that is never painted is there when one comes to it', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  const loaded = page.waitForRequest(/_next\/static\/chunks\/.*\.js/);
  await page.goto(`${pages.contact.path}/`);
  await loaded;
});
