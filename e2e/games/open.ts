import type { Page } from '@playwright/test';
import { expect } from '../support/watch';

/** Opens the page of a game and waits until it listens. */
export async function openGame(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.locator('main section[aria-busy]')).toHaveAttribute('aria-busy', 'false');
}

/** Loads the game again, as a visitor who comes back. */
export async function reopenGame(page: Page): Promise<void> {
  await openGame(page, page.url());
}
