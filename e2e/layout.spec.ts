import type { Page } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';
import { club } from '@/content/club';
import { SITE_TEXTS } from '@/content/interface/site';
import { expectNoAxeViolations } from './support/axe';
import { installClock } from './support/clock-and-chance';
import {
  firstGroup,
  firstLink,
  groupSummary,
  menuLink,
  menuOf,
  navigation,
  secondLink,
} from './support/menu';
import { expect, test } from './support/watch';

const texts = SITE_TEXTS.copyEmail;
const PHONE = { width: 320, height: 640 };
/** The list that the button of a narrow screen opens. */
const list = (page: Page) => menuOf(page).locator('[popover]');

/** Presses Tab until the focused element has the accessible name; fails after `most` presses. */
async function tabTo(page: Page, name: string, most = 40): Promise<void> {
  const focused = page.locator(':focus');
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) && (await focused.first().textContent())?.trim() === name) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('the first Tab offers to skip to the content, and does', async ({ page }) => {
  await page.goto('');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: SITE_TEXTS.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the menu opens, walks and closes by keyboard alone', async ({ page, noErrors: _ }) => {
  await page.goto('');
  const summary = groupSummary(page, firstGroup.label);
  const link = menuLink(page, firstLink.label);
  await tabTo(page, firstGroup.label);
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await expectNoAxeViolations(page, 'header');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${firstLink.href}/`);
  await expect(link).toBeHidden();
});

test('on a phone the menu unfolds, and closes on navigation and on a new width', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('');
  const toggle = page.getByRole('button', { name: SITE_TEXTS.menu.toggle });
  await expect(list(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 300));
  // A click of Playwright scrolls to its target, which stands in the sticky header.
  await toggle.dispatchEvent('click');
  await expect(list(page).getByRole('link').first()).toHaveText(navigation.join.label);
  await expectNoAxeViolations(page);
  await groupSummary(page, firstGroup.label).click();
  await list(page).evaluate((element) => element.scrollTo({ top: 3000, behavior: 'instant' }));
  expect(await list(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect(list(page), 'its end does not scroll the page').toHaveCSS('overscroll-behavior-y', 'contain');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await menuLink(page, secondLink.label).click();
  await expect(page).toHaveURL(`${secondLink.href}/`);
  await expect(list(page)).toBeHidden();
  await toggle.click();
  await expect(list(page)).toBeVisible();
  await page.setViewportSize({ width: 500, height: 640 });
  await expect(list(page)).toBeHidden();
});

test('a footer is a screen of a phone at most, and opens its groups', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // The fallback font is wider.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: firstLink.label, exact: true });
  await expect(link).toBeHidden();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(780);
  await footer.getByText(firstGroup.label, { exact: true }).click();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(link).toBeVisible();
});

for (const width of [360, 1280])
  test(`large letters keep the header's parts apart, at ${width} px`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('');
    for (const size of ['150%', '200%']) {
      await page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
      }, size);
      const bar = page.getByRole('banner').locator('a, button').filter({ visible: true });
      const edges = await bar.evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
      );
      expect(edges, size).toEqual(edges.toSorted((one, other) => one - other));
    }
  });

test('a followed page opens at its top, and Back where one was', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(firstGroup.label, { exact: true }).click();
  await footer.getByRole('link', { name: firstLink.label, exact: true }).click();
  await expect(page).toHaveURL(`${firstLink.href}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a page followed from a little way down opens at its top too', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${firstLink.href.slice(1)}/`);
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
  await menuLink(page, navigation.join.label).click();
  await expect(page).toHaveURL(`${navigation.join.href}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the footer copies the address by keyboard, and marks its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await installClock(page);
  await page.goto('');
  await page.clock.pauseAt(testNow + 3_600_000);
  const button = page.getByRole('button', { name: texts.button });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(club.email);
  await page.clock.runFor(499);
  await expect(button).toHaveAttribute('data-confirmed');
  await page.clock.runFor(1);
  await expect(button).not.toHaveAttribute('data-confirmed');
  await expect(page.getByText(texts.copied)).toBeVisible();
});
