import type { Browser } from '@playwright/test';
import { openPage, type Visit } from './open-page';

/** Milliseconds that a slow machine is given to draw everything. */
const PATIENCE = 180_000;
/** Milliseconds in which nothing changes after which nothing more is expected. */
const QUIET = 1500;

/** The longest time, in milliseconds, that a page leaves its visitor without answer; 50 when none is longer than that. */
export async function longestTask(browser: Browser, visit: Visit): Promise<number> {
  const { page, close } = await openPage(browser, visit);
  try {
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
    await close();
  }
}
