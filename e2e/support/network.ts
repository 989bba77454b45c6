import type { BrowserContext, Page } from '@playwright/test';

/** Answers instead of other hosts, whose iframes a page shows. Returns the hosts that were asked. */
export async function answerIframes(page: Page | BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><p>Marc' });
    },
  );
  return asked;
}

/** Holds back what a pattern matches until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
