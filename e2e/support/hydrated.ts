import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';

/** Runs in the page: true when the deferred scripts are inserted and React has hydrated the content. */
export const isHydrated = () => {
  if (document.querySelector('body > template')) return false;
  if (!document.querySelector('script[src*="/_next/static/chunks/"][async]')) return true;
  // The rows of the summary are HTML that React does not look into.
  const last =
    [...document.querySelectorAll('main :is(a, button, input):not(tbody *)')].at(-1) ?? document.body;
  return Object.keys(last).some((key) => key.startsWith('__react'));
};

/** Runs in the page: whether nothing that is visible says that it is still loading. React runs effects after a frame. */
export const isSettled = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('[role="status"], [aria-busy="true"]')]
    .filter((element) => element.checkVisibility())
    .every(({ ariaBusy, textContent }) => ariaBusy !== 'true' && !/…\s*$/.test(textContent));
};

/** Whether a page always has a loading line: as a sample, or behind a PDF. */
export const keepsLoading = (route: string): boolean =>
  [pages.palette, pages.statutes, pages.internalRules, pages.aggressionProtocol].some(
    ({ path }) => `/${route}` === `${path}/`,
  );

/**
 * Makes `goto` and `reload` wait for hydration, since scripts of interactive pages come after the first paint. A test that holds
 * back or loses the scripts asks for less: `waitUntil: 'domcontentloaded'`.
 */
export function waitUntilHydrated(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const wait = async (until = 'load') => {
    if (until !== 'commit' && until !== 'domcontentloaded') await page.waitForFunction(isHydrated);
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await wait(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await wait(options?.waitUntil);
    return response;
  };
}
