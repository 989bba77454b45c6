import { expect, type Page } from '@playwright/test';

/**
 * Asserts that a page without scripts shows no control that would do nothing. Texts such as column headers may stay if
 * they take no clicks and a notice names what needs scripts.
 */
export async function expectNoIdleControls(page: Page): Promise<void> {
  const { idle, said } = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, select, [role="button"], form:not([action]) :is(input, textarea), main:has([aria-busy]) input:not(form *)',
    );
    const idleOnes = [...controls].filter(
      (element) =>
        !element.matches('[popovertarget], form[action] *') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const notices = [...document.querySelectorAll<HTMLElement>('main noscript')];
    return {
      idle: idleOnes.map((element) => ({
        name: element.getAttribute('aria-label') ?? element.innerText,
        asText: getComputedStyle(element).pointerEvents === 'none',
      })),
      said: notices.some(({ innerText }) => innerText.trim() !== ''),
    };
  });
  expect(idle.filter(({ asText }) => !asText)).toEqual([]);
  if (idle.length > 0) expect(said, `${page.url()} says what it needs scripts for`).toBe(true);
}
