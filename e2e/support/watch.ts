import { test as base, expect, type Page } from '@playwright/test';
import { takeRefusals, watchRefusals } from './refusals';
import { waitUntilTaken } from './taken';

/** What went wrong on a page since the test began, each with its address. */
export type PageTrouble = {
  /** Messages of level error and uncaught exceptions. */
  errors: string[];
  /** Requests that got no answer, or a status of 400 or more. */
  failedRequests: string[];
  /** Hosts other than the site's own that were asked for something. */
  foreignHosts: string[];
};

function watch(page: Page, ownHost: string): PageTrouble {
  const trouble: PageTrouble = { errors: [], failedRequests: [], foreignHosts: [] };
  page.on('console', (message) => {
    if (message.type() === 'error')
      trouble.errors.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => trouble.errors.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== ownHost) trouble.foreignHosts.push(host);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A prefetch is given up when the visitor moves on; nothing was lost.
    if (reason !== 'net::ERR_ABORTED') trouble.failedRequests.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.failedRequests.push(`${response.url()}: ${response.status()}`);
  });
  return trouble;
}

/** Asserts that nothing went wrong on the page so far. */
export function expectNoTrouble(trouble: PageTrouble): void {
  expect(trouble, 'no console error, failed request or foreign host').toEqual({
    errors: [],
    failedRequests: [],
    foreignHosts: [],
  });
}

/**
 * Playwright's `test` with a record of the page's trouble; look at it with `expectNoTrouble`. Whatever a test does, it
 * fails when a policy refused something on the way.
 */
export const test = base.extend<{ trouble: PageTrouble; noRefusals: undefined }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilTaken(page);
    await use(page);
  },
  // Contexts that a test opens by itself are watched too.
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => watchRefusals(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  trouble: [
    async ({ page, baseURL }, use) => {
      await use(watch(page, new URL(baseURL ?? 'http://localhost').host));
    },
    { auto: true },
  ],
  noRefusals: [
    async ({ page }, use) => {
      takeRefusals();
      // Playwright opens a test's own context by other ways.
      await watchRefusals(page.context());
      await use(undefined);
      expect(takeRefusals(), 'nothing that a policy refuses').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
