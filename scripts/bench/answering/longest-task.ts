import type { Browser } from '@playwright/test';

/** How a page is opened. */
export type Visit = {
  readonly address: string;
  /** How many times slower than it is the machine is made. */
  readonly slower: number;
  /** What the host answers in the place of the sheet of diades. */
  readonly sheet?: string;
  /** What stands in the page when its data are there. */
  readonly until: string;
};

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Milliseconds that a slow machine is given to draw everything. */
const PATIENCE = 180_000;
/** Milliseconds in which nothing changes after which nothing more is expected. */
const QUIET = 1500;

/** The longest time, in milliseconds, that a page leaves its visitor without answer; 50 when none is longer than that. */
export async function longestTask(browser: Browser, visit: Visit): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const { sheet } = visit;
    if (sheet !== undefined)
      await page.route('**/data/diades.csv', (route) =>
        route.fulfill({ contentType: 'text/csv', body: sheet }),
      );
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: visit.slower });
    await page.addInitScript(() => {
      const seen = { tasks: [] as number[], changed: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        seen.changed = performance.now();
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(visit.address);
    await page.locator(visit.until).first().waitFor({ state: 'attached', timeout: PATIENCE });
    await page.waitForFunction(
      (quiet) => performance.now() - Reflect.get(window, 'seen').changed > quiet,
      QUIET * visit.slower,
      { timeout: PATIENCE, polling: QUIET },
    );
    return await page.evaluate(() => Math.max(50, ...Reflect.get(window, 'seen').tasks));
  } finally {
    await context.close();
  }
}
