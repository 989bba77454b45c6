import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/watch';

/** Walks with Tab from where focus is until an element has it. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  for (let step = 0; step < limit; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached within ${limit} tabs`).toBeFocused();
}

/** The key where a Catalan keyboard has its ç, which Playwright's does not have. */
async function pressCedilla(page: Page, key: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const event = { key, code: 'Backslash', text: key } as const;
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await devTools.detach();
}

/** Presses several keys, one after another. */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await (/^ç$/i.test(key) ? pressCedilla(page, key) : page.keyboard.press(key));
}
