import type { Page } from '@playwright/test';
import { test as base } from './watch';

/**
 * The same `test` on one page for all the visits of a worker, as a reader goes from page to page: what the pages share
 * is asked for and compiled once. For tests that leave nothing behind; its window is that of the last visit.
 */
export const test = base.extend<object, { kept: Page }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept }, use) => {
    await use(kept);
    kept.removeAllListeners();
  },
});
