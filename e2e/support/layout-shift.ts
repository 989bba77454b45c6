import type { Page } from '@playwright/test';

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
