import type { CDPSession, Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { expectNoHorizontalScroll, watchLayoutShifts } from '@/e2e/support/layout';
import { staticRoutes } from '@/e2e/support/page-kinds';
import { expect, test } from '@/e2e/support/watch';

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

async function setInOurs(devtools: CDPSession, selector: string): Promise<boolean> {
  return (await facesOf(devtools, selector)).includes(true);
}

/**
 * Visits a page whose faces are in the browser's cache. A busy machine may need more than the tenth of a second in which the
 * browser takes a face, and then it is another visit.
 */
const expectSetInOurs = (page: Page, devtools: CDPSession) =>
  expect(async () => {
    await page.goto(`${pages.universityLife.path}/`, { waitUntil: 'networkidle' });
    for (const selector of ['main h1', 'main p']) expect(await setInOurs(devtools, selector)).toBe(true);
  }).toPass();

test('on a slow first visit the text waits for no face and never moves, and the next page is set in ours', async ({
  page,
}) => {
  const shifted = await watchLayoutShifts(page);
  const devtools = await page.context().newCDPSession(page);
  for (const domain of ['Network', 'DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
  await devtools.send('Network.emulateNetworkConditions', slowLine);

  await page.goto(`${pages.about.path}/`, { waitUntil: 'networkidle' });
  expect(await setInOurs(devtools, 'main h1')).toBe(false);
  expect(await setInOurs(devtools, 'main p')).toBe(false);
  expect(await shifted()).toBe(0);

  await expectSetInOurs(page, devtools);
  expect(await shifted()).toBe(0);
});

test('our faces have every letter of Catalan, and the signs of our texts', async ({ page }) => {
  const letters = 'aàbcçdeèéfghiíïjklmnoòópqrstuúüvwxyz';
  const characters = `${letters}${letters.toUpperCase()}·«»’“”–—…×€ªº0123456789`;
  const devtools = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
  // The first visit brings the faces, the second one uses them.
  await page.goto(`${pages.about.path}/`, { waitUntil: 'networkidle' });
  await expectSetInOurs(page, devtools);
  for (const selector of ['main h1', 'main p']) {
    await page
      .locator(selector)
      .first()
      .evaluate((element, text) => {
        element.textContent = text;
      }, characters);
    expect(await facesOf(devtools, selector)).not.toContain(false);
  }
});

test('without our faces every kind of document still fits a narrow window', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 740 });
  const oneOfEach = new Map(staticRoutes.map((route) => [route.split('/')[0], route]));
  expect(oneOfEach.size).toBeGreaterThan(10);
  for (const route of oneOfEach.values()) {
    await page.goto(route);
    await expectNoHorizontalScroll(page);
  }
});
