import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { towers } from '@/content/towers';
import { watchLayoutShifts } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { test as base, expect } from '@/e2e/support/watch';
import { towerPath } from '@/lib/towers/catalogue';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';
import { siteBuild } from '@/scripts/build/sites.mjs';

/** Address that the test asks for once the last piece is painted. */
const PAINTED = '/painted';

type Host = { readonly server: Server; serve: (route: string, pieces: readonly string[]) => void };

/** A host that sends one page in pieces. */
function hostInPieces(): Host {
  const site = createStaticServer({ folder: siteBuild.folder });
  let page = { route: '', pieces: [] as readonly string[] };
  let sendNext = () => {};
  const server = createServer((request, response) => {
    if (request.url === PAINTED) {
      sendNext();
      response.end();
    } else if (request.url === page.route) {
      const [first, ...rest] = page.pieces;
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' });
      response.write(first);
      sendNext = () => {
        response.write(rest.shift() ?? '');
        if (rest.length === 0) response.end();
      };
    } else site.emit('request', request, response);
  });
  return {
    server,
    serve: (route, pieces) => {
      page = { route, pieces };
    },
  };
}

const test = base.extend<{ host: Host }>({
  host: async ({ browserName: _ }, use) => {
    const host = hostInPieces();
    host.server.listen(0);
    await use(host);
    host.server.closeAllConnections();
    host.server.close();
  },
  baseURL: ({ host }, use) => use(`http://localhost:${(host.server.address() as AddressInfo).port}`),
});

/** Opens the page, each piece when the one before is painted. */
async function openInPieces(page: Page, host: Host, route: string, pieces: readonly string[]): Promise<void> {
  host.serve(route, pieces);
  await page.goto(route, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  for (const _ of pieces.slice(1)) {
    await page.request.get(PAINTED);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
  }
  await page.waitForLoadState();
}

for (const width of [360, 1280])
  test(`a page whose menu arrives in two chunks does not shift, ${width} px wide`, async ({ page, host }) => {
    const route = `${pages.universityLife.path}/`;
    const html = rawHtml(route);
    const middle = (html.indexOf('<nav') + html.indexOf('</nav>')) / 2;
    const shifted = await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 740 });
    // The faces are there from another page: the browser has nothing to wait for.
    await page.goto(`${pages.about.path}/`);
    await page.evaluate(() => document.fonts.ready);
    await openInPieces(page, host, route, [html.slice(0, middle), html.slice(middle)]);
    expect(await shifted()).toBeLessThan(0.001);
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  });

/** Cuts what the page shows into pieces of equal length. */
function cutMain(html: string, count: number): string[] {
  const start = html.indexOf('<main');
  const length = Math.ceil((html.indexOf('</main>') - start) / count);
  const cuts = Array.from({ length: count }, (_, index) => start + index * length);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
}

const routes = [
  '/',
  ...towers.slice(0, 1).map(({ code }) => `${towerPath(code)}/`),
  `${pages.bestTowers.path}/`,
  `${pages.about.path}/`,
  `${pages.games.path}/`,
];

for (const [index, route] of routes.entries()) {
  const width = index % 2 ? 1280 : 360;
  test(`${route} in pieces does not shift, ${width} px wide`, { tag: '@slow' }, async ({ page, host }) => {
    const shifted = await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${pages.universityLife.path}/`);
    await page.evaluate(() => document.fonts.ready);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const count of [5, 9]) {
      await openInPieces(page, host, route, cutMain(rawHtml(route), count));
      expect(await shifted(), `${count} pieces`).toBeLessThanOrEqual(0.005);
    }
  });
}
