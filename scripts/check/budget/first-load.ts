import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';
import { ensureChromium } from '@/scripts/check/install/browsers.mjs';
import { firstLoad } from './budgets';
import type { Measure } from './measure';

/** Pages that are open in parallel. */
const TOGETHER = 4;

/** A small phone. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Returns the KB that a page loads with an empty cache, without scrolling. */
async function loadOnce(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return bytes / 1024;
  } finally {
    await context.close();
  }
}

/** Measures the first load of each static page on a phone in a browser. */
export async function measureFirstLoads(
  folder: string,
  basePath: string,
  routes: readonly string[],
): Promise<Measure[]> {
  const server = createStaticServer({ folder: resolve(folder), basePath });
  const port = await listen(server, 4700, 40);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const waiting = [...routes];
  const measures: Measure[] = [];
  try {
    await Promise.all(
      Array.from({ length: TOGETHER }, async () => {
        for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
          const size = await loadOnce(browser, `http://localhost:${port}${basePath}/${route}`);
          measures.push({
            what: `/${route}`,
            size,
            limit: route === '' ? firstLoad.home : firstLoad.staticPage,
          });
        }
      }),
    );
  } finally {
    await browser.close();
    server.close();
  }
  return measures.sort((a, b) => b.size - a.size);
}
