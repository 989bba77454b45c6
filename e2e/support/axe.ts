import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { default as axeCore, RunOptions } from 'axe-core';

/** axe in the page. */
declare const axe: typeof axeCore;

/** Minified, since every page has to parse it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Experimental in axe. Accessible names must contain the visible text, for speech input (WCAG 2.5.3). */
const besides: RunOptions['rules'] = { 'label-content-name-mismatch': { enabled: true } };

/** Asserts that axe finds no violation of WCAG 2.2 A and AA, or of its best practices. On the whole page or in a part. */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  await expectClean(page, { runOnly: { type: 'tag', values: everyRule }, rules: besides }, within);
}

/** The same for contrast alone, when only colours change. */
export async function expectContrast(page: Page, within = 'html'): Promise<void> {
  const rules = ['color-contrast', 'link-in-text-block'];
  await expectClean(page, { runOnly: { type: 'rule', values: rules } }, within);
}

/** Runs axe in the page, without iframes. Reports violations only, which is ten times faster. */
async function expectClean(
  page: Page,
  rules: Pick<RunOptions, 'runOnly' | 'rules'>,
  within: string,
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { passed, found } = await page.evaluate(
    async ([asked, part]) => {
      // Rows of a table after the twelfth are like those before.
      const { passes, violations } = await axe.run(
        { include: part, exclude: 'tbody > tr:nth-child(n + 13)' },
        {
          ...asked,
          resultTypes: ['violations'],
          iframes: false,
        },
      );
      return {
        passed: passes.length,
        found: violations.flatMap(({ id, help, nodes }) =>
          nodes.map(
            ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
          ),
        ),
      };
    },
    [rules, within] as const,
  );
  expect(passed, 'axe found something to check').toBeGreaterThan(0);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
