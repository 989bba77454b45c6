import type { Page } from '@playwright/test';

/** How long a feature whose scripts a test holds back is waited for, in ms. */
const PATIENCE = 3000;

/** Whether nothing waits for the first paint any more, and React has what it drew in hand, where it draws anything. */
export const taken = () => {
  if (document.querySelector('body > template')) return false;
  if (!document.querySelector('script[src*="/_next/static/chunks/"][async]')) return true;
  const last = [...document.querySelectorAll('main :is(a, button, input)')].at(-1) ?? document.body;
  return Object.keys(last).some((key) => key.startsWith('__react'));
};

/**
 * Makes a page that a test opens or loads again wait beyond its load until React has taken it: the scripts of a feature
 * come after its first paint, and a test acts sooner than anybody reads.
 */
export function waitUntilTaken(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const wait = async (until = 'load') => {
    if (until !== 'commit' && until !== 'domcontentloaded')
      await page.waitForFunction(taken, undefined, { timeout: PATIENCE }).catch(() => undefined);
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
