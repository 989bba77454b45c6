import { expect, type Page } from '@playwright/test';

/** Asserts that the page fits its window: nothing to scroll sideways to. The message names what sticks out. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { excess, culprits } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return { excess: 0, culprits: [] };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return {
      excess: scrollWidth - clientWidth,
      culprits: wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    };
  });
  expect(excess, `${page.url()} is too wide: ${culprits.join(', ')}`).toBeLessThanOrEqual(0);
}
