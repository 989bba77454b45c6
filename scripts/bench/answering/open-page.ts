import type { Browser, Page } from '@playwright/test';

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

/** A phone's empty page, on a machine as slow and with a host that answers as the visit says. */
export async function openPage(
  browser: Browser,
  { slower, sheet }: Visit,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (sheet !== undefined)
    await page.route('**/data/diades.csv', (route) =>
      route.fulfill({ contentType: 'text/csv', body: sheet }),
    );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, close: () => context.close() };
}
