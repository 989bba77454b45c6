import { expect, type Page } from '@playwright/test';

/**
 * Asserts, where no scripts run, that nothing offers to be pressed or filled in that does nothing then. What is a text
 * first (a column's name, the points of a diada) may stay, if the pointer passes over it and the page says what it lacks.
 * What is chosen on a page of a game is chosen for it; elsewhere style rules may follow a choice by themselves.
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
