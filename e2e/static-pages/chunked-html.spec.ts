import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pages } from '@/content/pages';
import { watchLayoutShifts } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { test as base, expect } from '@/e2e/support/watch';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';
import { siteBuild } from '@/scripts/build/sites.mjs';

/** How long the second half of a page lets itself be waited for, in ms: long enough for a busy machine to paint the first. */
const PAUSE = 2000;

const route = `${pages.universityLife.path}/`;

/** A host that sends its page in two parts, split inside the menu. */
function hostInPieces(): Server {
  const html = rawHtml(route);
  const middle = (html.indexOf('<nav') + html.indexOf('</nav>')) / 2;
  const site = createStaticServer({ folder: siteBuild.folder });
  return createServer((request, response) => {
    if (request.url !== route) return site.emit('request', request, response);
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' });
    response.write(html.slice(0, middle));
    setTimeout(() => response.end(html.slice(middle)), PAUSE);
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
    await page.goto(`${pages.about.path}/`, { waitUntil: 'networkidle' });
    await page.goto(route, { waitUntil: 'networkidle' });
    const painted = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
    expect(painted, 'the first piece is painted before the second').toBeLessThan(PAUSE);
    expect(await shifted()).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  });
