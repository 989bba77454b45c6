import type { Page } from '@playwright/test';
import { publicCalendar } from '@/content/calendar/public-calendar';
import { club } from '@/content/club';
import { EMBED_TEXTS, forgetName } from '@/content/interface/embeds';
import { SITE_TEXTS } from '@/content/interface/site';
import { pages } from '@/content/pages';
import { withPublicCalendar } from '@/e2e/support/modules';
import { answerIframes } from '@/e2e/support/network';
import { expect, test } from '@/e2e/support/watch';

async function expectCopyingWorks(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { button, spoken, copied } = SITE_TEXTS.copyEmail;
  await page.getByRole('button', { name: `${button} ${spoken}` }).click();
  await expect(page.getByText(copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(club.email);
}

test('an interactive page has copying and tips of the static pages', async ({ page, noErrors: _ }) => {
  await page.goto(`${pages.bestDiades.path}/`);
  const tower = page.locator('main [data-tower]').first();
  const tip = page.locator('[data-tower-tip]');
  await expect(tip).toBeHidden();
  await tower.hover();
  const code = await tower.innerText();
  // Its accessible name begins with the visible text; the tip has the rest.
  await expect(tower).toHaveAttribute('aria-label', `${code}, ${await tip.textContent()}`);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await tower.focus();
  await expect(tip).toBeVisible();
  await expectCopyingWorks(page);
  await expect(tip).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the name of a tower is shown, and taken away again', { tag: '@slow' }, async ({ page }) => {
    await page.goto(`${pages.bestDiades.path}/`);
    const tip = page.locator('[data-tower-tip]');
    await page.locator('main button[data-tower]').first().tap();
    await expect(tip).toBeVisible();
    await page.locator('h1').tap();
    await expect(tip).toBeHidden();
  });
});

test('two tabs agree on what is always shown', { tag: '@slow' }, async ({ page, context }) => {
  withPublicCalendar();
  await answerIframes(context);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${pages.agenda.path}/#calendari`);
  const calendarIn = (tab: Page) => tab.getByRole('region', { name: publicCalendar.title });
  await calendarIn(page).getByRole('button', { name: EMBED_TEXTS.always }).click();
  await expect(calendarIn(page).locator('iframe')).toHaveCount(1);
  await expect(calendarIn(other).locator('iframe')).toHaveCount(1);
  const { host } = new URL(publicCalendar.src);
  await other.getByRole('button', { name: forgetName(host) }).click();
  await expect(calendarIn(other).locator('iframe')).toHaveCount(0);
  const ask = new RegExp(`^${EMBED_TEXTS.ask.calendari}`);
  await expect(calendarIn(other).getByRole('button', { name: ask })).toBeVisible();
  // On request it stays until the end of the visit.
  await expect(page.getByRole('button', { name: forgetName(host) })).toBeHidden();
  await page.reload();
  await expect(calendarIn(page).getByRole('button', { name: ask })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
