import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { default as axeCore, RunOptions } from 'axe-core';

/** axe in the page. */
declare const axe: typeof axeCore;

/** Minified, since every page has to parse it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about what is painted. They take most of the time, and follow from styles. */
const contrast = ['color-contrast', 'link-in-text-block'];
const painted = [...contrast, 'target-size'];

const otherRules: RunOptions = {
  runOnly: { type: 'tag', values: everyRule },
  rules: {
    // Experimental in axe. Accessible names must contain the visible text, for speech input (WCAG 2.5.3).
    'label-content-name-mismatch': { enabled: true },
    ...Object.fromEntries(painted.map((rule) => [rule, { enabled: false }])),
  },
};

/** Asserts that axe finds no violation of WCAG 2.2 A and AA, or of its best practices. On the whole page or in a part. */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  await expectClean(page, otherRules, within);
  await expectPainted(page, painted, within);
}

/** The same for contrast alone, when only colours change. */
export const expectContrast = (page: Page, within = 'html') => expectPainted(page, contrast, within);

const expectPainted = (page: Page, rules: string[], within: string) =>
  expectClean(page, { runOnly: { type: 'rule', values: rules } }, within, findAlike);

/** Runs in the page: elements with nothing new, after three of the same tag, classes, state and column in parents of the same. */
function findAlike(parts: Iterable<HTMLElement>): HTMLElement[] {
  const counts = new Map<string, number>();
  const alike: HTMLElement[] = [];
  const isNew = (element: HTMLElement, path: string): boolean => {
    const state = [...element.attributes].filter(({ name }) => /^(class|data-.*|aria-[a-z]+ed)$/.test(name));
    const column = element instanceof HTMLTableCellElement ? element.cellIndex : '';
    // Places and dates are no styles.
    const own = `${path}>${element.tagName}${column}${state.map(({ value }) => value.replace(/\d/g, ''))}`;
    const count = (counts.get(own) ?? 0) + 1;
    counts.set(own, count);
    const known = ([...element.children] as HTMLElement[]).filter((child) => !isNew(child, own));
    if (count > 3 && known.length === element.children.length) return false;
    alike.push(...known);
    return true;
  };
  for (const part of parts) isNew(part, '');
  return alike;
}

/** Runs in the page, without iframes and what is left out. Reports violations only, which is ten times faster. */
async function runAxe(options: RunOptions, part: string, leaveOut?: typeof findAlike) {
  // Hidden, because a list of exclusions is compared with every element.
  const hidden = leaveOut?.(document.querySelectorAll<HTMLElement>(part)) ?? [];
  for (const { style } of hidden) style.setProperty('visibility', 'hidden', 'important');
  const { passes, violations } = await axe.run(part, {
    ...options,
    resultTypes: ['violations'],
    iframes: false,
  });
  for (const { style } of hidden) style.removeProperty('visibility');
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  return { passed: passes.length, found };
}

async function expectClean(page: Page, options: RunOptions, within: string, leaveOut?: typeof findAlike) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // As text, so that the page gets both functions.
  const { passed, found }: Awaited<ReturnType<typeof runAxe>> = await page.evaluate(
    `(${runAxe})(${JSON.stringify(options)}, ${JSON.stringify(within)}, ${leaveOut})`,
  );
  expect(passed, 'axe found something to check').toBeGreaterThan(0);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
