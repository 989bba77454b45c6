import type { Page } from '@playwright/test';

/**
 * Makes Chromium lack what Firefox 115, Safari 16.4 or Chrome 109 lack and the site can do without. Methods are deleted;
 * words of HTML and CSS become unknown ones. The policy names the page's styles by their hash, so it must be bypassed.
 */
export async function imitateOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lacked: readonly [object, readonly string[]][] = [
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [window, ['Highlight', 'requestIdleCallback', 'cancelIdleCallback']],
      [CSS, ['highlights']],
      [Document.prototype, ['startViewTransition']],
    ];
    for (const [owner, names] of lacked) for (const name of names) Reflect.deleteProperty(owner, name);
    const { matches } = Element.prototype;
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      if (selector.includes('popover-open')) throw new SyntaxError(`'${selector}' is not a valid selector.`);
      return matches.call(this, selector);
    });
  });
  await page.route('**/*', async (route) => {
    if (!['document', 'script', 'stylesheet'].includes(route.request().resourceType()))
      return route.continue();
    const response = await route.fetch({ maxRetries: 2 });
    // A reload drops the responses of requests in progress.
    const text = await response.text().catch(() => null);
    if (text === null) return route.abort().catch(() => undefined);
    await route.fulfill({
      response,
      body: text
        .replaceAll('popover', 'xpopover')
        .replaceAll(':has(', ':xhas(')
        .replaceAll('content-visibility:', 'xcontent-visibility:')
        .replace(/(<details[^>]*) name=/g, '$1 data-name='),
    });
  });
}
