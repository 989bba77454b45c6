import { test as base, expect } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';
import { oneOfEachTemplate } from '@/e2e/support/routes';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { siteBuild } from '@/scripts/build/sites.mjs';
import { findChromium } from '@/scripts/run/browsers.mjs';
import type { Engine } from './engine';
import { type RecordingHost, startRecordingHost } from './host';
import { EnginePage, visibleWords } from './page';
import { openChromium } from './puppeteer';
import { openEngine } from './test';

/** Pixels: the layout of phones, at the smallest width of WebKitGTK's window, and of desktops. */
const WIDTHS: readonly number[] = [480, 1280];

/** Timeout in ms until a page shows the same as in another engine: scripts and live results come after the load. */
const SETTLING = 8000;

type Pages = {
  readonly pages: readonly EnginePage[];
  readonly host: RecordingHost;
  /** Width of the windows; `undefined` before the first resize. */
  width?: number;
};

/** One window of each engine for all routes of a worker. */
const test = base.extend<object, { engines: Pages }>({
  engines: [
    async ({ browserName: _ }, use) => {
      const host = await startRecordingHost(siteBuild.folder);
      const opened = await Promise.all([
        openChromium((await findChromium()) ?? ''),
        openEngine('firefox'),
        openEngine('webkit'),
      ]);
      const engines = opened.filter((engine): engine is Engine => engine !== undefined);
      await use({ pages: engines.map((engine) => new EnginePage(engine, host.address)), host });
      await Promise.all(engines.map((engine) => engine.close()));
      host.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a route in an engine. Resolves to its faults. */
async function open(page: EnginePage, route: string): Promise<string[]> {
  await page.open(route);
  const broken = await page.engine.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => `broken picture: ${currentSrc}`),
  );
  return [...broken, ...(await page.faults())];
}

/** The first difference of two texts, with the words around it; empty if they are equal. */
function firstDifference(words: readonly string[], reference: readonly string[]): string {
  const at = [...words, ''].findIndex((word, index) => word !== (reference[index] ?? ''));
  if (at === -1 && words.length === reference.length) return '';
  const around = (text: readonly string[]) => text.slice(Math.max(0, at - 3), at + 5).join(' ');
  return `"${around(words)}" instead of "${around(reference)}"`;
}

const wordsOf = ({ engine }: EnginePage) => engine.evaluate(visibleWords);

/** Compares the visible words until they are equal or the timeout is over. */
async function difference(page: EnginePage, reference: EnginePage): Promise<string> {
  const end = Date.now() + SETTLING;
  for (;;) {
    const [words, expected] = await Promise.all([wordsOf(page), wordsOf(reference)]);
    const found = firstDifference(words, expected);
    if (found === '' || Date.now() > end) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
}

const routes = process.env.EVERY_ROUTE ? exportedRoutes() : oneOfEachTemplate(exportedRoutes());

for (const route of routes)
  test(`/${route} is the same in every engine`, async ({ engines }) => {
    const { pages, host } = engines;
    const resize = async (width: number) => {
      if (engines.width !== width) await Promise.all(pages.map(({ engine }) => engine.resize(width, 800)));
      engines.width = width;
    };
    // Starts with the width of the route before, because windows are slow to resize.
    const widths = engines.width === WIDTHS.at(-1) ? WIDTHS.toReversed() : WIDTHS;
    await resize(widths[0] ?? 0);
    // The same minute everywhere, because pages show when they read the results.
    host.setClock(testNow);
    const faults = await Promise.all(pages.map((page) => open(page, route)));
    for (const [index, { engine }] of pages.entries())
      expect.soft(faults[index], `faults in ${engine.name}`).toEqual([]);
    for (const width of widths) {
      await resize(width);
      for (const page of pages) {
        const { name } = page.engine;
        const excess = await page.engine.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(excess, `horizontal overflow in pixels at ${width} px in ${name}`).toBe(0);
      }
      const [chromium, ...others] = pages;
      for (const page of others)
        if (chromium)
          expect
            .soft(await difference(page, chromium), `words at ${width} px in ${page.engine.name}`)
            .toBe('');
    }
  });
