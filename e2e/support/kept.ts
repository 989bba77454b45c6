import type { Page } from '@playwright/test';
import { findWholeChromium } from '../../scripts/install/chromium.mjs';
import { expect, test } from './watch';

const executablePath = await findWholeChromium();

/** Runs the tests of a file in a browser that keeps the pages one leaves, as visitors' do; passes over them where there is none. */
export function inBrowserThatKeepsPages(): void {
  test.skip(executablePath === undefined, 'only a whole Chromium keeps the pages that one leaves');
  test.use({
    launchOptions: [
      ({ launchOptions }, use) =>
        use({
          ...launchOptions,
          ...(executablePath && { executablePath }),
          // Playwright turns it off.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        }),
      { scope: 'worker' },
    ],
  });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { kept: persisted }));
    }),
  );
}

/** Leaves the page for another, does something there and comes back to it, which the browser has kept as it was. */
export async function leaveAndComeBack(
  page: Page,
  route: string,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  const left = page.url();
  await page.evaluate((address) => {
    setTimeout(() => location.assign(address));
  }, `/${route}`);
  await page.waitForURL(`/${route}`);
  await meanwhile();
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await expect(page).toHaveURL(left);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'kept')), `${left} was kept`).toBe(true);
}
