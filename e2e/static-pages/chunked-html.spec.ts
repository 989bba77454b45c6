import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pages } from '@/content/pages';
import { watchLayoutShifts } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { test as base, expect } from '@/e2e/support/watch';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';
import { siteBuild } from '@/scripts/build/sites.mjs';

/** Address that the test asks for once the first half is painted. */
const PAINTED = '/painted';

const route = `${pages.universityLife.path}/`;

/** A host that sends its page in two parts, split inside the menu. */
function hostInPieces(): Server {
  const html = rawHtml(route);
  const middle = (html.indexOf('<nav') + html.indexOf('</nav>')) / 2;
  const site = createStaticServer({ folder: siteBuild.folder });
  let sendRest = () => {};
  return createServer((request, response) => {
    if (request.url === PAINTED) {
      sendRest();
      response.end();
    } else if (request.url === route) {
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' });
      response.write(html.slice(0, middle));
      sendRest = () => response.end(html.slice(middle));
    } else site.emit('request', request, response);
  });
}

const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const host = hostInPieces().listen(0);
    await use(`http://localhost:${(host.address() as AddressInfo).port}`);
    host.closeAllConnections();
    host.close();
  },
});

for (const width of [360, 1280])
  test(`a page whose menu arrives in two chunks does not shift, ${width} px wide`, async ({ page }) => {
    const shifted = await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 740 });
    // The faces are there from another page: the browser has nothing to wait for.
    await page.goto(`${pages.about.path}/`);
    await page.evaluate(() => document.fonts.ready);
    await page.goto(route, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await page.request.get(PAINTED);
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted()).toBeLessThan(0.001);
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  });
