import type { CDPSession } from '@playwright/test';
import { pages } from '@/content/pages';
import { expectNoHorizontalScroll, watchLayoutShifts } from '@/e2e/support/layout';
import { oneOfEach, staticRoutes } from '@/e2e/support/page-kinds';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, test } from '@/e2e/support/watch';
import { exportedRoutes } from '@/scripts/build/exported-routes';

/** A line so slow that no second file comes in time for the first view of a page. */
const slowLine = { offline: false, latency: 600, downloadThroughput: 180_000, uploadThroughput: 80_000 };

/** For each face in which the text of an element is set: whether it is one of ours, and not of the system's. */
async function facesOf(devtools: CDPSession, selector: string): Promise<readonly boolean[]> {
  let faces: readonly boolean[] = [];
  // A text that has just changed may have no faces yet.
  await expect(async () => {
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    faces = fonts.map(({ isCustomFont }) => isCustomFont);
    expect(faces.length, `${selector} has text`).toBeGreaterThan(0);
  }).toPass();
  return faces;
}

test('every page asks for both faces before its text needs them, and shows the text until they come', () => {
  for (const route of exportedRoutes()) {
    const html = rawHtml(route);
    expect(html.match(/<link rel="preload"[^>]*as="font"/g)?.length, route).toBeGreaterThan(0);
    const faces = html.match(/@font-face\s*\{[^}]*src:\s*url[^}]*\}/g) ?? [];
    expect(faces.length, route).toBeGreaterThan(1);
    for (const face of faces) expect(face, route).toMatch(/font-display:\s*optional/);
  }
});

test('on a slow first visit the text waits for no face and never moves', async ({ page }) => {
  const shifted = await watchLayoutShifts(page);
  const devtools = await page.context().newCDPSession(page);
  for (const domain of ['Network', 'DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await page.goto(`${pages.about.path}/`);
  await page.evaluate(() => document.fonts.ready);
  for (const selector of ['main h1', 'main p']) expect(await facesOf(devtools, selector)).not.toContain(true);
  expect(await shifted()).toBeLessThan(0.001);
});

test('our faces have every letter of Catalan, and the signs of our texts', async ({ page }) => {
  const letters = 'aàbcçdeèéfghiíïjklmnoòópqrstuúüvwxyz';
  const characters = `${letters}${letters.toUpperCase()}·«»’“”–—…×€ªº0123456789`;
  const devtools = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
  await page.goto(`${pages.about.path}/`);
  for (const selector of ['main h1', 'main p']) {
    await page
      .locator(selector)
      .first()
      .evaluate(async (element, text) => {
        // A face that came late is used all the same.
        for (const face of document.fonts) face.display = 'block';
        element.textContent = text;
        // Fonts of the system, which stand in, may be missing.
        await Promise.allSettled([...document.fonts].map((face) => face.load()));
      }, characters);
    await expect.poll(() => facesOf(devtools, selector), selector).not.toContain(false);
  }
});

test('without our faces every kind of document still fits a narrow window', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 740 });
  const routes = oneOfEach(staticRoutes, 6);
  expect(routes.length).toBeGreaterThan(3);
  for (const route of routes) {
    await page.goto(route);
    await expectNoHorizontalScroll(page);
  }
});
