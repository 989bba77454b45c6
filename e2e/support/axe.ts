import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { default as axeCore, RunOptions } from 'axe-core';

/** The library as it runs in the page. */
declare const axe: typeof axeCore;

/** Its text without spaces and comments, which every page has to read before it can be looked at. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Experimental in axe: whoever speaks to the computer says what is seen, which a name must hold (WCAG 2.5.3). */
const besides: RunOptions['rules'] = { 'label-content-name-mismatch': { enabled: true } };

/** Asserts that axe finds nothing on the page as it is now: WCAG 2.2 A and AA, and its own good practices. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectClean(page, { runOnly: { type: 'tag', values: everyRule }, rules: besides });
}

/** The same for what a change of colours can break: contrast. The rest of a page is the same by day and by night. */
export async function expectContrast(page: Page): Promise<void> {
  await expectClean(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
}

/**
 * Runs axe in the page itself, brought there once, and has it write down faults only: to describe each of some
 * thousand elements without any takes it ten times as long as to look at them. Frames are not looked into.
 */
async function expectClean(page: Page, rules: Pick<RunOptions, 'runOnly' | 'rules'>): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { passed, found } = await page.evaluate(async (asked) => {
    const { passes, violations } = await axe.run({
      ...asked,
      resultTypes: ['violations'],
      iframes: false,
    });
    return {
      passed: passes.length,
      found: violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
        ),
      ),
    };
  }, rules);
  expect(passed, 'axe found something to check').toBeGreaterThan(0);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
