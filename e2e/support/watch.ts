import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';
import { CHANCE, fixChance, shiftClock } from './clock-and-chance';
import { takeCspViolations, watchCspViolations } from './csp-violations';
import { waitUntilHydrated } from './hydrated';
import { withPage } from './modules';

/** Errors of a page since the test began, with its URL. */
type PageErrors = {
  /** Messages of level error and uncaught exceptions. */
  errors: string[];
  /** Failed requests, and those with a status of 400 or more. */
  failedRequests: string[];
  /** Other hosts that received a request. */
  foreignHosts: string[];
};

function watch(page: Page, ownHost: string): PageErrors {
  const pageErrors: PageErrors = { errors: [], failedRequests: [], foreignHosts: [] };
  page.on('console', (message) => {
    if (message.type() === 'error')
      pageErrors.errors.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => pageErrors.errors.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== ownHost) pageErrors.foreignHosts.push(host);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Prefetches are aborted when the page changes.
    if (reason !== 'net::ERR_ABORTED') pageErrors.failedRequests.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.failedRequests.push(`${response.url()}: ${response.status()}`);
  });
  return pageErrors;
}

/** Skips the test that opens a page which the club leaves out. */
function skipLeftOut(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = (address, options) => {
    withPage(address);
    return open(address, options);
  };
}

/** Gives a context the clock and chance of the tests, and a record of policy violations. */
export async function prepareContext(context: BrowserContext): Promise<BrowserContext> {
  await watchCspViolations(context);
  await context.addInitScript(fixChance, CHANCE);
  await context.addInitScript(shiftClock, testNow - Date.now());
  return context;
}

export function expectNoCspViolations(context: BrowserContext): void {
  expect(takeCspViolations(context), 'no violation of the content security policy').toEqual([]);
}

/**
 * Playwright's `test`. It fails after any violation of the content security policy, and if it asks for `noErrors`, after any
 * error of its page. `sharedPage` is for `shared-page.ts`; it stands here so that all tests have the same workers.
 */
export const test = base.extend<{ pageErrors: PageErrors; noErrors: undefined }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await prepareContext(await browser.newContext(project.use));
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await use(await prepareContext(context));
    expectNoCspViolations(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilHydrated(page);
    skipLeftOut(page);
    await use(page);
  },
  pageErrors: async ({ page, baseURL }, use) => {
    await use(watch(page, new URL(baseURL ?? 'http://localhost').host));
  },
  noErrors: async ({ pageErrors }, use) => {
    await use(undefined);
    expect(pageErrors, 'no console error, failed request or foreign host').toEqual({
      errors: [],
      failedRequests: [],
      foreignHosts: [],
    });
  },
});

export { expect };
