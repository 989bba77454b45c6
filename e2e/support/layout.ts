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

/** Records layout shifts on every page opened from now on. The returned function gives their sum. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, shift) => sum + shift, 0));
}
