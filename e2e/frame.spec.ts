import type { Page } from '@playwright/test';
import { club } from '../content/club';
import { SITE_TEXTS } from '../content/interface/site';
import { firstGroup, firstLink, navigation, secondLink } from './support/menu';
import { expect, expectNoTrouble, test } from './support/watch';

const texts = SITE_TEXTS.copyEmail;
const PHONE = { width: 320, height: 640 };
const menu = (page: Page) => page.getByRole('navigation', { name: SITE_TEXTS.menu.name, exact: true });

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

test('the menu opens, walks and closes by keyboard alone', async ({ page, trouble }) => {
  await page.goto('');
  await tabTo(page, firstGroup.label);
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: firstLink.label, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page).getByRole('link', { name: firstLink.label, exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: firstGroup.label, exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${firstLink.href}/`);
  await expect(page.getByRole('button', { name: firstGroup.label, exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expectNoTrouble(trouble);
});

test('on a phone the whole menu unfolds, can be walked, and closes on navigation and on a new width', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('');
  const toggle = page.getByRole('button', { name: SITE_TEXTS.menu.toggle });
  await toggle.click();
  await page.getByRole('button', { name: firstGroup.label, exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await menu(page).getByRole('link', { name: secondLink.label, exact: true }).click();
  await expect(page).toHaveURL(`${secondLink.href}/`);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await page.setViewportSize({ width: 500, height: 640 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a page followed from far down opens at its top, and Back returns to where one was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('');
  await page.getByRole('contentinfo').getByRole('link', { name: firstLink.label, exact: true }).click();
  await expect(page).toHaveURL(`${firstLink.href}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a page followed from a little way down opens at its top too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${firstLink.href.slice(1)}/`);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(30);
  await menu(page).getByRole('link', { name: navigation.join.label }).click();
  await expect(page).toHaveURL(`${navigation.join.href}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the footer copies the club's address by keyboard and says so", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('');
  await page.getByRole('button', { name: texts.button }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(club.email);
});

test('when the clipboard refuses, the address is selected and the visitor is told', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.goto('');
  await page.getByRole('button', { name: texts.button }).click();
  await expect(page.getByText(texts.refused)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(club.email);
});
