import { expect, type Page } from '@playwright/test';

/** Runs in the page: what sticks out of the window, by its pixels and, if known, its elements. Empty if nothing does. */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `${scrollWidth - clientWidth} px`,
    ...wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
  ];
}

/** Asserts that the page fits its window: nothing to scroll sideways to. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  expect(await page.evaluate(findOverflow), `${page.url()} is too wide`).toEqual([]);
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
