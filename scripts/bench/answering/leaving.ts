import type { Browser } from '@playwright/test';
import { SOURCE_TEXTS } from '../../../content/interface/statistics';
import { openPage, type Visit } from './open-page';

export type Leaving = {
  /** Whether the page says that it is reading while it does. */
  readonly said: boolean;
  /** Milliseconds from the press of a link to the page that it leads to. */
  readonly left: number;
};

/** Milliseconds of reading after which one loses patience. */
const READING = 400;

/** Whether a page that reads a long sheet says so, and how soon it lets its visitor go elsewhere. */
export async function leaveWhileReading(browser: Browser, visit: Visit): Promise<Leaving> {
  const { page, close } = await openPage(browser, visit);
  try {
    const answered = page.waitForResponse((response) => response.url().endsWith('/data/diades.csv'));
    await page.goto(visit.address, { waitUntil: 'commit' });
    await answered;
    await page.waitForTimeout(READING);
    const said = await page.getByText(SOURCE_TEXTS.loading).isVisible();
    const start = performance.now();
    await page.locator('header a[href="/"]').click();
    await page.waitForURL('**/');
    return { said, left: performance.now() - start };
  } finally {
    await close();
  }
}
