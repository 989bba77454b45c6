import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/watch';

/** Walks with Tab from where focus is until an element has it. */
export async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  for (let step = 0; step < limit; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached within ${limit} tabs`).toBeFocused();
}

/** Presses several keys, one after another. */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
