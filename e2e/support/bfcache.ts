import type { Page } from '@playwright/test';
import { findWholeChromium } from '@/scripts/run/browsers.mjs';
import { expect, test } from './watch';

const executablePath = await findWholeChromium();

/** Runs the tests of a file in a Chromium with bfcache. Skips them if there is none. */
export function inBrowserWithBfcache(): void {
  test.skip(executablePath === undefined, 'headless_shell has no bfcache');
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

/** Opens another page and goes back, so that the first page is restored from bfcache. */
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
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'kept')), `${left} was restored from bfcache`)
    .toBe(true);
}
