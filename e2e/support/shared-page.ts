import { test as base, expectNoCspViolations } from './watch';

/**
 * `test` with one page for all tests of a worker, so that shared files are loaded and compiled once. Each begins with the media and
 * window of the project, and with empty storage. After a failed test there is a new worker.
 */
export const test = base.extend({
  page: async ({ sharedPage, viewport }, use) => {
    await sharedPage.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
    });
    if (viewport) await sharedPage.setViewportSize(viewport);
    await use(sharedPage);
    sharedPage.removeAllListeners();
    await sharedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    expectNoCspViolations(sharedPage.context());
  },
});
