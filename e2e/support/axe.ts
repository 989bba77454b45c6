import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asserts that axe finds nothing on the page as it is now: WCAG 2.2 A and AA, and its own good practices. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectClean(page, new AxeBuilder({ page }).withTags(rules));
}

/** The same for what a change of colours can break: contrast. The rest of a page is the same by day and by night. */
export async function expectContrast(page: Page): Promise<void> {
  await expectClean(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

async function expectClean(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations, passes } = await axe.analyze();
  expect(passes.length, 'axe found something to check').toBeGreaterThan(0);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
