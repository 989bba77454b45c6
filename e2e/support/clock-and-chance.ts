import type { Page } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';

/** What `Math.random` returns in every page. */
export const CHANCE = 0.3;

/** Runs in the page, before its own scripts. */
export function fixChance(chance: number): void {
  Math.random = () => chance;
}

/**
 * Runs in the page. Its clock differs by `shift` ms from the real one, and goes on: timers and `performance` are the
 * browser's own. Replaces an earlier shift.
 */
export function shiftClock(shift: number): void {
  const isShifted = 'clockShift' in window;
  Object.assign(window, { clockShift: shift });
  if (isShifted) return;
  const realNow = Date.now;
  const now = () => realNow() + Number(Reflect.get(window, 'clockShift'));
  window.Date = new Proxy(Date, {
    construct: (date, values, target) =>
      Reflect.construct(date, values.length > 0 ? values : [now()], target),
    apply: (date) => new date(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
  // Without a date they write the real one.
  const { prototype } = Intl.DateTimeFormat;
  const { formatToParts } = prototype;
  prototype.formatToParts = function (date = now()) {
    return formatToParts.call(this, date);
  };
  const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
  Object.defineProperty(prototype, 'format', {
    get(this: Intl.DateTimeFormat) {
      return (date: Date | number = now()) => format?.call(this)(date);
    },
  });
}

/**
 * Sets the clock of a page, now and when it loads again. A test that uses Playwright's `page.clock` sets the real time before,
 * because that clock compares the page's time with the real one.
 */
export async function setClock(page: Page, moment: number): Promise<void> {
  const shift = moment - Date.now();
  await page.addInitScript(shiftClock, shift);
  await page.evaluate(shiftClock, shift);
}

/** Lets a test move the clock of its page forward. */
export async function installClock(page: Page): Promise<void> {
  await setClock(page, Date.now());
  await page.clock.install({ time: testNow });
}
