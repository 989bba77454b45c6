import type { Page } from '@playwright/test';
import { test as base } from './watch';

/**
 * `test` with one page for all tests of a worker, so that shared files are loaded and compiled once. For tests that
 * leave nothing behind. The window has the size of the previous test.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await use(sharedPage);
    sharedPage.removeAllListeners();
  },
});
